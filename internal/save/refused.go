package save

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"awaw/engine"
	"awaw/internal/plain"
)

// ErrInUse says that another program is playing the save; ErrExists that a name is taken.
var (
	ErrInUse  = errors.New("another program has this save open; close it there first")
	ErrExists = errors.New("a save of this name exists already; choose another name")
)

// Refused is why a save cannot be opened, listed, renamed or thrown away: for logs in one line, and for players in their words.
type Refused struct {
	Path string
	Err  error
}

func (r *Refused) Error() string {
	path := plain.Visible(r.Path)
	switch {
	case errors.Is(r.Err, fs.ErrNotExist):
		return fmt.Sprintf("there is no saved game at %s; look at the list of saves: %v", path, r.Err)
	case errors.Is(r.Err, fs.ErrPermission):
		return fmt.Sprintf("%s may not be read or written by this user; change its permissions: %v", path, r.Err)
	}
	return fmt.Sprintf("%s: %v", path, r.Err)
}

// Unwrap gives the cause.
func (r *Refused) Unwrap() error { return r.Err }

// Said is the same in a player's words: the name of the save, its folder, and what the system says where that is all there is.
func (r *Refused) Said() engine.Text {
	key := "save.refused"
	switch {
	case errors.Is(r.Err, ErrInUse):
		key = "save.in.use"
	case errors.Is(r.Err, ErrExists):
		key = "save.exists"
	case errors.Is(r.Err, ErrNoFile):
		key = "save.no.file"
	case errors.Is(r.Err, fs.ErrNotExist):
		key = "save.none"
	case errors.Is(r.Err, fs.ErrPermission):
		key = "save.shut"
	}
	name := func(s string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: plain.Visible(s)} }
	return engine.Say(key, name(nameOf(r.Path)), name(filepath.Dir(r.Path)), name(r.Err.Error()))
}

func inUse(path string) error { return &Refused{Path: path, Err: ErrInUse} }

// plainly words the errors of the file system.
func plainly(path string, err error) error {
	if errors.Is(err, fs.ErrExist) {
		err = ErrExists
	}
	return &Refused{Path: path, Err: err}
}
