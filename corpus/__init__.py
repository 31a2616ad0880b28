"""Problems: task specs, input grammars, shipped tasks."""
