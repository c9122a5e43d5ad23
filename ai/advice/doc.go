// Package advice tells what a side could do and what it is worth, while a game is played (Ask), and how a game went once it is over (Look). Both go by
// one measure: the position, as the side sees it, is played on to the end again and again by players that decide fast, under dice of their own, and
// what share of these games the side wins is its chance. Nobody's real dice, drafts or hidden forces have a part in it. It knows no rules: what it
// knows of a system comes with the roster of its players.
package advice
