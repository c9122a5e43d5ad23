package plain

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strings"
)

// window is how far back DEFLATE looks, in bytes. What is longer is first written as what it shares with the other text.
const window = 32 << 10

// sharedMark begins what was written so; nothing in base64 begins with it.
const sharedMark = "="

// Packed makes a text short enough to stand in a line of a journal: what it shares with another costs next to nothing.
func Packed(text []byte, against string) (string, error) {
	if len(against) <= window {
		return deflated(text, against)
	}
	out, err := deflated(shared(text, against), "")
	return sharedMark + out, err
}

// Unpacked is the text again; more bytes than most are refused.
func Unpacked(text, against string, most int) ([]byte, error) {
	packed, long := strings.CutPrefix(text, sharedMark)
	if !long {
		return inflated(text, against, most)
	}
	steps, err := inflated(packed, "", 2*most)
	if err != nil {
		return nil, err
	}
	return unshared(steps, against, most)
}

// deflated is DEFLATE in base64.
func deflated(text []byte, against string) (string, error) {
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

func inflated(text, against string, most int) ([]byte, error) {
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	r := flate.NewReaderDict(bytes.NewReader(raw), []byte(against))
	out, err := io.ReadAll(io.LimitReader(r, int64(most)+1))
	if err == nil && len(out) > most {
		err = tooLong(most)
	}
	return out, err
}

func tooLong(most int) error { return fmt.Errorf("what was packed has more than %d bytes", most) }
