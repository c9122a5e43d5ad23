package wings

import (
	"embed"

	"awaw/engine/diplomacy"
	"awaw/internal/beside"
)

//go:embed boards/*.toml palette.toml
var inside embed.FS

var files = beside.Folder(inside, string(Rules{System: diplomacy.RN46}.ID()))
