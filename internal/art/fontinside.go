//go:build !js

package art

import (
	"eliasnaur.com/font/roboto/robotobold"
	"eliasnaur.com/font/roboto/robotocondensedbold"
	"eliasnaur.com/font/roboto/robotocondensedmedium"
	"eliasnaur.com/font/roboto/robotocondensedregular"
	"eliasnaur.com/font/roboto/robotomedium"
	"eliasnaur.com/font/roboto/robotoregular"
	"github.com/go-fonts/stix/stix2textbold"
	"github.com/go-fonts/stix/stix2textitalic"
	"github.com/go-fonts/stix/stix2textregular"
	"github.com/go-fonts/stix/stix2textsemibold"
)

var fonts = [faceCount][]byte{
	Body: robotoregular.TTF, BodyMedium: robotomedium.TTF, BodyBold: robotobold.TTF,
	Cond: robotocondensedregular.TTF, CondMedium: robotocondensedmedium.TTF, CondBold: robotocondensedbold.TTF,
	Serif: stix2textregular.TTF, SerifItalic: stix2textitalic.TTF, SerifSemi: stix2textsemibold.TTF, SerifBold: stix2textbold.TTF,
}

// Font is the file of the face, which the program carries.
func (f Face) Font() ([]byte, error) { return fonts[f], nil }
