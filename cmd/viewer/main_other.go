//go:build !js

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "viewer: runs beside a page in a browser and nowhere else; make web builds the page")
	os.Exit(2)
}
