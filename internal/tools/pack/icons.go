package main

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"math"

	"awaw/internal/art"
)

// This file makes the icon for each system: PNG for Linux, ICO for Windows, ICNS for macOS, all from one painted counter.

// iconSet are the icon's files.
type iconSet struct{ png, ico, icns []byte }

// paintIcon paints a counter as large as the icon.
func paintIcon(kit *art.Kit, size int) ([]byte, error) {
	c := kit.Canvas(size, size)
	edge := math.Ceil(float64(size) / 16)
	c.Counter(edge, edge, float64(size)-2*edge, art.CounterSpec{Nation: "BR", Kind: art.AAF, Factor: "5", Flat: size <= 64})
	var b bytes.Buffer
	err := png.Encode(&b, c.Img)
	return b.Bytes(), err
}

func paintIcons() (iconSet, error) {
	kit, err := art.Default()
	if err != nil {
		return iconSet{}, err
	}
	pics := map[int][]byte{}
	for _, size := range []int{16, 32, 48, 64, 128, 256, 512} {
		if pics[size], err = paintIcon(kit, size); err != nil {
			return iconSet{}, err
		}
	}
	return iconSet{png: pics[256], ico: ico(pics), icns: icns(pics)}, nil
}

// ico holds PNG pictures as Windows has read them since Vista.
func ico(pics map[int][]byte) []byte {
	sizes := []int{16, 32, 48, 64, 128, 256}
	var b bytes.Buffer
	put := func(v any) { _ = binary.Write(&b, binary.LittleEndian, v) } // a buffer takes everything
	put([3]uint16{0, 1, uint16(len(sizes))})
	at := 6 + 16*len(sizes)
	for _, s := range sizes {
		put([4]uint8{uint8(s), uint8(s), 0, 0}) // 256 is written as 0
		put([2]uint16{1, 32})
		put([2]uint32{uint32(len(pics[s])), uint32(at)})
		at += len(pics[s])
	}
	for _, s := range sizes {
		b.Write(pics[s])
	}
	return b.Bytes()
}

// icns holds PNG pictures under the names macOS knows their sizes by.
func icns(pics map[int][]byte) []byte {
	var body bytes.Buffer
	put := func(w *bytes.Buffer, v any) { _ = binary.Write(w, binary.BigEndian, v) }
	for _, e := range []struct {
		name string
		size int
	}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic08", 256}, {"ic09", 512}} {
		body.WriteString(e.name)
		put(&body, uint32(8+len(pics[e.size])))
		body.Write(pics[e.size])
	}
	var b bytes.Buffer
	b.WriteString("icns")
	put(&b, uint32(8+body.Len()))
	b.Write(body.Bytes())
	return b.Bytes()
}
