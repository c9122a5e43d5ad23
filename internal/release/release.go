// Package release tells which version of the program runs: saves, reports and the command line name it.
package release

import "runtime/debug"

// packed is the version an archive was packed as; the packer sets it.
var packed string

// Version is what an archive was packed as, else that of the module as built.
func Version() string {
	if packed != "" {
		return packed
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(unknown)"
}
