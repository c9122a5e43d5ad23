package mapsheet

// Rest is called again and again by what takes long, for programs that have one thread for all they do. It is set before anything is painted, if at all.
var Rest = func() {}
