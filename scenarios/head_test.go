package scenarios

import (
	"reflect"
	"testing"
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
