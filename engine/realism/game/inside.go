//go:build !js

package game

import "embed"

//go:embed boards
var files embed.FS
