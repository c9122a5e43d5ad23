// Package rulebook is the program's account of its own rules: every clause in our words with its state, the readings taken
// where a paragraph is open, the options a game may choose, the cases that show a clause and the scenarios it decides.
// It knows no rules itself; it reads tables and is searched by number and word.
package rulebook
