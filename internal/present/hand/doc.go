// Package hand is the player's hand: it picks, points, drags and drops, and turns that into commands, menus and refusals.
package hand
