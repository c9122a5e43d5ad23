package main

import "testing"

// A place is found by what it is called in a language the program knows.
func TestPlacesAreFoundByTheirOtherNames(t *testing.T) {
	for name, want := range map[string]string{"Moskau": "Moscow", "köln": "Cologne", "Moscow": "Moscow"} {
		m, at, err := findPlaces("", name)
		if err != nil || m.Name(at[0]) != want {
			t.Errorf("%s: %v, %v; want %s", name, at, err, want)
		}
	}
}
