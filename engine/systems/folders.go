// Folders of rule values by a system's name in any spelling.

package systems

import (
	"io/fs"
	"path"
	"strings"

	"awaw/engine"
	"awaw/tables"
)

// Override lays a player's folder of rule values over a set. Folders in it may be named for a system in any spelling; name is how
// the folder is called in error messages.
func Override(set tables.Set, name string, fsys fs.FS) tables.Set {
	return set.Override(name, spelled{fsys})
}

// spelled shows the folders of systems by the systems' own names.
type spelled struct{ fs.FS }

// real is the name a file has in the folder as it is.
func (f spelled) real(name string) string {
	folder, rest, _ := strings.Cut(name, "/")
	for _, word := range engine.SystemID(folder).Spellings() {
		if _, err := fs.Stat(f.FS, word); err == nil {
			return path.Join(word, rest)
		}
	}
	return name
}

// Open opens a file or a folder.
func (f spelled) Open(name string) (fs.File, error) { return f.FS.Open(f.real(name)) }

// ReadDir lists a folder, systems by their own names.
func (f spelled) ReadDir(name string) ([]fs.DirEntry, error) {
	list, err := fs.ReadDir(f.FS, f.real(name))
	if name != "." {
		return list, err
	}
	for i, e := range list {
		if own := string(engine.Spelled(e.Name())); e.IsDir() && own != e.Name() {
			list[i] = renamed{e, own}
		}
	}
	return list, err
}

// renamed is an entry under another name.
type renamed struct {
	fs.DirEntry
	name string
}

// Name is the other name.
func (r renamed) Name() string { return r.name }
