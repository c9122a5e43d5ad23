package mapsheet_test

import (
	"image"
	"testing"

	"awaw/internal/art"
	"awaw/internal/art/pictest"
)

func kit(t testing.TB) *art.Kit { return pictest.Kit(t) }

func samePicture(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	pictest.Same(t, name, got)
}
