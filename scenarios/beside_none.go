//go:build !toys

package scenarios

// beside are the folders that lie with systems that are not released: none in this build.
var beside []shelf
