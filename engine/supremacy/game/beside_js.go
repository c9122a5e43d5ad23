package game

import (
	"embed"

	"awaw/internal/beside"
)

//go:embed boards/*.toml boards/*.outlines
var inside embed.FS

var files = beside.Folder(inside, "supremacy")
