//go:build toys

package scenarios

import "awaw/engine/toys/skerries"

// beside are the folders that lie with systems that are not released.
var beside = []shelf{{skerries.ID, skerries.Scenarios()}}
