"""The chapters of the book that go beyond the paper; `docs/beyond-the-paper.md` says what they prove."""
