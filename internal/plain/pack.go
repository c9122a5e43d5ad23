package plain

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
)

// Packed makes a text short enough to stand in a line of a journal: what it shares with another costs next to nothing.
func Packed(text []byte, against string) (string, error) {
	var b bytes.Buffer
	w, err := flate.NewWriterDict(&b, flate.BestCompression, []byte(against))
	if err != nil {
		return "", err
	}
	_, err = w.Write(text)
	if err := errors.Join(err, w.Close()); err != nil {
		return "", err
	}
	return base64.StdEncoding.EncodeToString(b.Bytes()), nil
}

// Unpacked is the text again; more bytes than most are refused.
func Unpacked(text, against string, most int) ([]byte, error) {
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	r := flate.NewReaderDict(bytes.NewReader(raw), []byte(against))
	out, err := io.ReadAll(io.LimitReader(r, int64(most)+1))
	if err == nil && len(out) > most {
		err = fmt.Errorf("a position of more than %d bytes", most)
	}
	return out, err
}
