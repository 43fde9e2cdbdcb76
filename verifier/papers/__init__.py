"""What a paper is (`model`), running it (`run`), the pages on it; `restrictions/` is Larsson's, `authored/` yours."""
