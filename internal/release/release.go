// Package release tells which version of the program runs: saves, reports and the command line name it.
package release

import "runtime/debug"

// packed is the version an archive was packed as, or the commit that a script built; both set it.
var packed string

// Version is what the program was packed or built as, else that of the module.
func Version() string {
	if packed != "" {
		return packed
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(unknown)"
}
