package worldatwar

import "awaw/tables"

// Check reads the values of units and fights, with all that is read beside them.
func Check(set tables.Set) error {
	_, err := Fights(set)
	return err
}
