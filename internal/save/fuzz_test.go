package save

import (
	"os"
	"path/filepath"
	"testing"
)

// A list of saves shows whatever lies in the folder, and an index that anybody may have written there is used or thrown away.
func FuzzList(f *testing.F) {
	f.Add([]byte(`{"version":1,"texts":{},"saves":{}}`), []byte(`{"awaw":2,"program":"9"}`+"\n"))
	f.Add([]byte(`{"version":1,"texts":{"a":"b"},"saves":{"x.awaw":{"size":3,"head":"a"}}}`), []byte(`{"n":1,"kind":"setting","key":"a"}`))
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, index, file []byte) {
		if err := os.WriteFile(filepath.Join(dir, indexFile), index, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "x"+Ext), file, 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		list, err := s.List()
		if err != nil || len(list) != 1 || list[0].Name != "x" {
			t.Fatalf("listed %v, %v", list, err)
		}
		if _, err := Read(list[0].Path); err == nil && list[0].Err != nil {
			t.Fatalf("a save that can be read is not listed: %v", list[0].Err)
		}
	})
}
