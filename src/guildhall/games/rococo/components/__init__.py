"""The component values: `reading` reads all files, each topic has its own, `vocabulary` is what effects can say, and
`parts` holds the numbers for the rules."""
