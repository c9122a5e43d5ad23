//go:build !js

package fonts

import (
	"fmt"
	"io/fs"
	"maps"

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

var files = map[string][]byte{
	Fallback: robotoregular.TTF, "Roboto-Medium.ttf": robotomedium.TTF, "Roboto-Bold.ttf": robotobold.TTF,
	"RobotoCondensed-Regular.ttf": robotocondensedregular.TTF, "RobotoCondensed-Medium.ttf": robotocondensedmedium.TTF, "RobotoCondensed-Bold.ttf": robotocondensedbold.TTF,
	"STIXTwoText-Regular.otf": stix2textregular.TTF, "STIXTwoText-Italic.otf": stix2textitalic.TTF,
	"STIXTwoText-SemiBold.otf": stix2textsemibold.TTF, "STIXTwoText-Bold.otf": stix2textbold.TTF,
}

// File gives a font by the name of its file.
func File(name string) ([]byte, error) {
	if data := files[name]; data != nil {
		return data, nil
	}
	return nil, fmt.Errorf("font %s: %w", name, fs.ErrNotExist)
}

// All are the fonts by the names of their files.
func All() map[string][]byte { return maps.Clone(files) }
