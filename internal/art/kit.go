// The kit: palette, fonts and silhouettes, made once and shared by every canvas.
package art

import (
	"errors"
	"fmt"
	"io/fs"

	"awaw/assets"
)

// Kit is what every picture is made from. It is safe for use by several goroutines.
type Kit struct {
	Pal   *Palette
	Eyes  Vision // the palette is for
	fonts *fontSet
	sil   [kindCount]*Path
	bold  bool

	beside []fs.FS // what lies with rule systems: colours of their own
}

// NewKit makes a kit from a palette. It fails only if an embedded font or silhouette cannot be read.
func NewKit(p *Palette) (*Kit, error) {
	fs, err := loadFonts()
	if err != nil {
		return nil, err
	}
	k := &Kit{Pal: p, fonts: fs}
	for i := range k.sil {
		if k.sil[i], err = silhouette(Kind(i)); err != nil {
			return nil, fmt.Errorf("silhouette %s: %w", Kind(i).Code(), err)
		}
	}
	return k, nil
}

// Default makes a kit from the embedded palette, with the sides and counters of the palettes that lie in other folders: a folder may
// hold palette.toml, and vision/NAME.toml with what differs for other eyes.
func Default(beside ...fs.FS) (*Kit, error) {
	p, err := defaultPalette(beside)
	if err != nil {
		return nil, err
	}
	k, err := NewKit(p)
	if err != nil {
		return nil, err
	}
	k.beside = beside
	return k, nil
}

// defaultPalette is the embedded palette with the sides and counters of other folders.
func defaultPalette(beside []fs.FS) (*Palette, error) {
	b, err := fs.ReadFile(assets.FS(), "palette.toml")
	if err != nil {
		return nil, fmt.Errorf("the embedded palette: %w", err)
	}
	p, err := LoadPalette("assets/palette.toml", b)
	for _, own := range beside {
		b, err := fs.ReadFile(own, "palette.toml")
		switch {
		case errors.Is(err, fs.ErrNotExist):
			continue
		case err != nil:
			return nil, err
		}
		if p, err = p.beside("palette.toml", b); err != nil {
			return nil, err
		}
	}
	return p, err
}

// For is the kit with its palette for certain eyes; strong draws overlays with heavier lines, leaves out relief
// and does not dim what lies outside a range.
func (k *Kit) For(eyes Vision, strong bool) (*Kit, error) {
	p, err := defaultPalette(k.beside)
	if err != nil {
		return nil, err
	}
	for _, from := range append([]fs.FS{assets.FS()}, k.beside...) {
		if p, err = p.suited(eyes, from); err != nil {
			return nil, err
		}
	}
	return &Kit{Pal: p, fonts: k.fonts, sil: k.sil, bold: strong, Eyes: eyes, beside: k.beside}, nil
}

// Bold tells whether strong contrast is asked for: lines are drawn heavier and nothing is dimmed.
func (k *Kit) Bold() bool { return k.bold }
