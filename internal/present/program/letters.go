package program

// This file holds what is asked of the desk about text that leaves the program and comes into it.

// Letters is implemented by a desk that keeps text outside the program. Its errors are worded for a player.
type Letters interface {
	// Copy puts text where other programs paste it from, and Pasted gives what others put there.
	Copy(text string) error
	Pasted() (string, error)
	// KeepText writes a file under a free name like title and gives its path.
	KeepText(title, text string) (path string, err error)
	// Texts names the files there are, the newest first; Text reads one.
	Texts() []string
	Text(name string) (string, error)
}
