"""Why loops end: rankings, potentials, marks and amortized bounds."""
