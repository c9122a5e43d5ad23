package save

import (
	"os"

	"golang.org/x/sys/windows"
)

// lock takes the save for this program, by a byte far behind its end, so that others can still read it; the
// system gives it free when the program ends, however it ends.
func lock(f *os.File) error {
	at := windows.Overlapped{OffsetHigh: 1 << 30}
	return windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at)
}

// syncDir has nothing to do here: the system keeps names safe itself.
func syncDir(string) error { return nil }
