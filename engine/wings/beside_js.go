package wings

import (
	"embed"

	"awaw/internal/beside"
)

//go:embed boards/*.toml boards/*.outlines palette.toml
var inside embed.FS

var files = beside.Folder(inside, "engine/wings")
