package save

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"runtime"
	"syscall"

	"awaw/engine"
	"awaw/internal/plain"
)

// Trouble is why a save could not be written: for logs in one line, and for players in their words.
type Trouble struct {
	Path string
	Err  error
	key  string
	lost bool // nobody knows what of the last lines is on the disk
}

// The messages of trouble. Arguments: the name of the save, its folder, what the system says.
const (
	troubleFull   = "save.full"
	troubleGone   = "save.gone"
	troubleDenied = "save.denied"
	troubleUnsure = "save.unsure"
	troubleLong   = "save.long"
	troubleOther  = "save.other"
)

// unwritten is the trouble of a write that failed and of which nothing counts.
func unwritten(path string, err error) *Trouble {
	key := troubleOther
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT), errors.Is(err, syscall.EFBIG), runtime.GOOS == "windows" && windowsFull(err):
		key = troubleFull
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		key = troubleDenied
	case errors.Is(err, fs.ErrNotExist):
		key = troubleGone
	}
	return &Trouble{Path: path, Err: err, key: key}
}

// windowsFull knows a full disk by the numbers Windows gives it.
func windowsFull(err error) bool {
	const handleDiskFull, diskFull = syscall.Errno(39), syscall.Errno(112)
	return errors.Is(err, handleDiskFull) || errors.Is(err, diskFull)
}

func (t *Trouble) Error() string {
	if t.lost {
		return fmt.Sprintf("%s may not be safe on the disk (%v); open it again to go on", plain.Visible(t.Path), t.Err)
	}
	return fmt.Sprintf("%s cannot be written: %v; make room, or see to the folder, and try again", plain.Visible(t.Path), t.Err)
}

// Unwrap gives what the system said.
func (t *Trouble) Unwrap() error { return t.Err }

// Said is the trouble in a player's words.
func (t *Trouble) Said() engine.Text {
	name := func(s string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: plain.Visible(s)} }
	return engine.Say(t.key, name(nameOf(t.Path)), name(filepath.Dir(t.Path)), name(t.Err.Error()))
}

// Unsaved tells that the game is whole in memory and could be kept elsewhere.
func (t *Trouble) Unsaved() bool { return !t.lost }
