package areamap_test

import (
	"testing"

	"awaw/areamap"
)

func FuzzLoad(f *testing.F) {
	f.Add([]byte("id = \"m\"\nedition = 1\n[[area]]\nname = \"aa\"\ncode = \"a\"\ncorners = [[0, 0], [2, 0], [2, 2], [0, 2]]\n" +
		"[[area]]\nname = \"bb\"\ncode = \"b\"\nat = [3.0, 1.0]\ncorners = [[2, 0], [4, 0], [4, 2], [2, 2]]\n[[link]]\nby = \"foot\"\npairs = [[\"a\", \"b\"]]\n"))
	f.Add([]byte("id = \"m\"\nedition = 1\n[[area]]\nname = \"aa\"\ncode = \"a\"\nhexes = \"1,1 1,2\"\n[[area]]\nname = \"bb\"\ncode = \"b\"\nhexes = \"7,7\"\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := areamap.Load("fuzz.toml", data)
		if (m == nil) == (err == nil) {
			t.Fatalf("map %v, error %v", m, err)
		}
		if m == nil {
			return
		}
		for i := range m.Len() {
			x, y := m.Middle(i)
			if at := m.Under(x, y); at != i {
				t.Fatalf("the middle of %s lies in %d", m.Name(i), at)
			}
		}
	})
}
