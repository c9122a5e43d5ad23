//go:build unix

package sim

import (
	"syscall"
	"time"
)

// spent is the processor time of the program so far, on all cores.
func spent() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
