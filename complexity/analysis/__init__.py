"""From a program model to proved time and space: an abstract interpreter with a meter."""
