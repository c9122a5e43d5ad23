// Package scene is the ground of the screen: what a window shows as values, text measured and written on panels, forms, boards and
// what is pressed on them. It knows no game.
package scene
