"""The chapters of the book that prove the paper, each on the ones before."""
