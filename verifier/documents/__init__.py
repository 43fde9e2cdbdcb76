"""Documents: one source, Markdown with mathematics between dollars, and what is made of it.

`mathematics` reads the formulas and `mathml`, `terminal` and `typst` write them; `read` makes a `Document` of a page,
and `latex` and `typst` write it. GitHub shows the Markdown itself, the site turns its formulas into MathML.
"""
