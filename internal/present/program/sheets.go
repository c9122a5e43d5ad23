package program

// Printer is implemented by a desk that writes pages to print.
type Printer interface {
	// Print writes a page under a free name like its title and gives its path.
	Print(s Sheet) (path string, err error)
}

// Sheet is a page to print: rows in groups.
type Sheet struct {
	Title, Under string
	Groups       []SheetGroup
}

// SheetGroup is a group of rows under a head.
type SheetGroup struct {
	Head string
	Rows []SheetRow
}

// SheetRow is one of them: an order, what became of it and why.
type SheetRow struct {
	Text, Said, Why string
	Muted           bool // it is not what was ordered but what is done without an order
}
