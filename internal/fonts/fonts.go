// Package fonts holds the files of the fonts the program prints with.
package fonts

// Fallback is the one that stands in for any other.
const Fallback = "Roboto-Regular.ttf"
