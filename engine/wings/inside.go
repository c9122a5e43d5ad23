//go:build !js

package wings

import "embed"

//go:embed boards palette.toml
var files embed.FS
