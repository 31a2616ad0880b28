# label: exit code
raise SystemExit(3)
