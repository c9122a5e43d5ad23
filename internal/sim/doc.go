// Package sim plays studies: one scenario, the same bots, many games, every game from a seed of its own that follows from
// the study's seed and the game's number. So a game is the same whoever plays it, in whatever order, on however many
// machines; finished games are kept line by line, and what is made of them is made in the order of their numbers. So are ladders, level
// against level until it is decided which is stronger, and seats, one opponent among others of another kind.
package sim
