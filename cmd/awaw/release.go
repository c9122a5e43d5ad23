package main

// released is the version an archive was packed as; the packer sets it.
var released string
