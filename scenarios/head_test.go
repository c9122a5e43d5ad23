package scenarios

import (
	"reflect"
	"slices"
	"testing"

	"awaw/engine"
)

// The list shows of every shipped scenario what its whole file says, and reads far less for it.
func TestHeadsSayWhatFilesSay(t *testing.T) {
	heads, whole := 0, 0
	for _, id := range ids() {
		data, _ := read(id)
		want, err := Read(file(id), data)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Read(file(id), headOf(data))
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: the head says %+v, %v; the file %+v", id, got, err, want)
		}
		heads, whole = heads+len(headOf(data)), whole+len(data)
	}
	if heads > whole/2 {
		t.Errorf("heads are %d of %d bytes", heads, whole)
	}
}

// Countries that a file calls neutral are listed, those of other sides are not; a file without any lists none.
func TestNeutralCountries(t *testing.T) {
	for text, want := range map[string][]string{
		"[scenario]\nid = \"x\"\n[countries]\nspain = \"neutral\"\nitaly = \"Axis\"\neire = \"neutral\"\n[[side]]\nname = \"neutral\"\n": {"eire", "spain"},
		"[scenario]\nid = \"x\"\n": nil,
	} {
		if got := Neutral(engine.Doc{Data: []byte(text)}); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
