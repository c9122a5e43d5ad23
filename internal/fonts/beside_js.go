package fonts

import (
	"eliasnaur.com/font/roboto/robotoregular"

	"awaw/internal/beside"
)

// File gives a font by the name of its file. It lies beside a page, but for the one that stands in for any other.
func File(name string) ([]byte, error) {
	if name == Fallback {
		return robotoregular.TTF, nil
	}
	return beside.File("fonts/" + name)
}
