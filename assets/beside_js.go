package assets

import (
	"embed"

	"awaw/internal/beside"
)

//go:embed maps/*.toml text/en palette.toml vision learn
var inside embed.FS

var files = beside.Folder(inside, "assets", "text/de")
