package main

import (
	"bytes"
	"fmt"
	"os"

	"github.com/tc-hib/winres"
)

// This file puts the icon into the program for Windows, so that the desktop shows it: the linker takes an object of
// resources that lies beside the program's sources.

// writeResource writes the object with the icon.
func writeResource(path, arch string, ico []byte) (err error) {
	icon, err := winres.LoadICO(bytes.NewReader(ico))
	if err != nil {
		return fmt.Errorf("the icon for Windows: %w", err)
	}
	var set winres.ResourceSet
	if err := set.SetIcon(winres.ID(1), icon); err != nil {
		return fmt.Errorf("the icon for Windows: %w", err)
	}
	var object bytes.Buffer
	if err := set.WriteObject(&object, winres.Arch(arch)); err != nil {
		return fmt.Errorf("the resources for Windows on %s: %w", arch, err)
	}
	return os.WriteFile(path, object.Bytes(), 0o644)
}
