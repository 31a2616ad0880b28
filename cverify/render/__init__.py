"""One module a report format; only these print."""
