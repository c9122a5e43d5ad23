package art

import (
	"eliasnaur.com/font/roboto/robotoregular"

	"awaw/internal/beside"
)

// Font is the file of the face. It lies beside a page, but for the one that stands in for any other.
func (f Face) Font() ([]byte, error) {
	if f == Body {
		return robotoregular.TTF, nil
	}
	return beside.File("fonts/" + fontNames[f])
}
