// The kit: palette, fonts and silhouettes, made once and shared by every canvas.
package art

import (
	"fmt"
	"io/fs"

	"awaw/assets"
)

// Kit is what every picture is made from. It is safe for use by several goroutines.
type Kit struct {
	Pal   *Palette
	fonts *fontSet
	sil   [kindCount]*Path
	bold  bool
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

// Default makes a kit from the embedded palette.
func Default() (*Kit, error) {
	b, err := fs.ReadFile(assets.FS(), "palette.toml")
	if err != nil {
		return nil, fmt.Errorf("the embedded palette: %w", err)
	}
	p, err := LoadPalette("assets/palette.toml", b)
	if err != nil {
		return nil, err
	}
	return NewKit(p)
}

// For is the kit with the embedded palette for certain eyes; strong draws overlays with heavier lines, leaves out relief
// and does not dim what lies outside a range.
func (k *Kit) For(eyes Vision, strong bool) (*Kit, error) {
	plain, err := Default()
	if err != nil {
		return nil, err
	}
	p, err := plain.Pal.suited(eyes)
	if err != nil {
		return nil, err
	}
	return &Kit{Pal: p, fonts: k.fonts, sil: k.sil, bold: strong}, nil
}

// Strong tells whether lines are drawn heavier and nothing is dimmed.
func (k *Kit) Strong() bool { return k.bold }

// Bold tells whether strong contrast is asked for.
func (k *Kit) Bold() bool { return k.bold }
