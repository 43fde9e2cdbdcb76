"""What every other room may use: errors, status words, processes with limits, files that appear whole, source keys."""
