// Package speaker plays short sounds through what the system has for it, beside the game and never in its way: a machine
// without a device, or with one that fails, is silent and nothing else.
package speaker

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"sync"
	"time"

	"awaw/internal/sound"
)

// device plays a WAV and comes back when it has been heard or could not be.
type device interface {
	play(name string, wav []byte) error
}

// Speaker plays sounds by name.
type Speaker struct {
	dev     device
	mu      sync.Mutex
	wavs    map[key][]byte
	turn    map[string]int // the variant a sound had last
	playing int
	broken  bool
	last    time.Time
}

type key struct {
	name    string
	variant int
	loud    int // in hundredths
}

// atOnce bounds how many sounds are heard together, and apart is the least time between two.
const (
	atOnce = 3
	apart  = 40 * time.Millisecond
)

// Open finds what sounds can be played with. Without anything it gives nil and why, in words for a message key.
func Open() (*Speaker, string) {
	dev, why := find()
	if dev == nil {
		return nil, why
	}
	return on(dev), ""
}

func on(dev device) *Speaker {
	return &Speaker{dev: dev, wavs: map[key][]byte{}, turn: map[string]int{}}
}

// Play plays sounds by name, from 0 to 1 loud. It never waits.
func (s *Speaker) Play(names []string, volume float64) {
	if s == nil || volume <= 0 {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range names {
		if s.broken || s.playing >= atOnce || time.Since(s.last) < apart {
			return
		}
		v := s.turn[name]
		s.turn[name] = (v + 1) % sound.Variants
		k := key{name, v, int(math.Round(math.Min(1, volume) * 100))}
		w := s.wavs[k]
		if w == nil {
			if w = wav(sound.PCM(name, v), float64(k.loud)/100); w == nil {
				continue
			}
			if len(s.wavs) > 90 {
				clear(s.wavs)
			}
			s.wavs[k] = w
		}
		s.playing++
		s.last = time.Now()
		go func() {
			err := errors.New("the device failed") // unless it says otherwise: a panic here would end the whole program
			defer func() {
				_ = recover()
				s.mu.Lock()
				defer s.mu.Unlock()
				s.playing--
				s.broken = s.broken || err != nil // a device that failed is left alone from now on
			}()
			err = s.dev.play(name, w)
		}()
	}
}

// wav is a sound as a WAV file, so loud; nil for no sound.
func wav(pcm []byte, loud float64) []byte {
	if len(pcm) == 0 {
		return nil
	}
	var b bytes.Buffer
	put := func(v any) { _ = binary.Write(&b, binary.LittleEndian, v) } // a buffer takes everything
	b.WriteString("RIFF")
	put(uint32(36 + len(pcm)))
	b.WriteString("WAVEfmt ")
	put(uint32(16))
	put([2]uint16{1, 2})
	put([2]uint32{sound.Rate, sound.Rate * 4})
	put([2]uint16{4, 16})
	b.WriteString("data")
	put(uint32(len(pcm)))
	for i := 0; i+1 < len(pcm); i += 2 {
		x := int16(binary.LittleEndian.Uint16(pcm[i:]))
		put(int16(float64(x) * loud))
	}
	return b.Bytes()
}
