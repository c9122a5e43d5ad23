//go:build js && viewer

package fonts

// inside is the one font the program has in it: none, where few words are printed.
var inside []byte
