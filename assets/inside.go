//go:build !js

package assets

import "embed"

//go:embed maps text palette.toml vision learn
var files embed.FS
