package realism

import (
	"testing"

	"awaw/tables"
)

func values(t testing.TB) *Values {
	t.Helper()
	v, err := Load(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	return v
}
