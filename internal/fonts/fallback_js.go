//go:build js && !viewer

package fonts

import "eliasnaur.com/font/roboto/robotoregular"

// inside is the one font the program has in it.
var inside = robotoregular.TTF
