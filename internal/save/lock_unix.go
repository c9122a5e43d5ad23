//go:build unix && !solaris && !aix

package save

import (
	"os"
	"syscall"
)

// lock takes the save for this program; the system gives it free when the program ends, however it ends.
func lock(f *os.File) error { return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) }
