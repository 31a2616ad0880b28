"""What this machine has and lacks; `cverify doctor` shows it."""
