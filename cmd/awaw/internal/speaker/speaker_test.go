package speaker

import (
	"encoding/binary"
	"errors"
	"sync"
	"testing"
	"time"
)

// taken is a device that keeps what it was given.
type taken struct {
	mu    sync.Mutex
	names []string
	fail  error
	hold  chan struct{}
}

func (d *taken) play(name string, _ []byte) error {
	d.mu.Lock()
	d.names = append(d.names, name)
	d.mu.Unlock()
	if d.hold != nil {
		<-d.hold
	}
	return d.fail
}

func (d *taken) count() int { d.mu.Lock(); defer d.mu.Unlock(); return len(d.names) }

func settle(s *Speaker) {
	for range 200 {
		s.mu.Lock()
		idle := s.playing == 0
		s.last = time.Time{}
		s.mu.Unlock()
		if idle {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

// No device, no name and no volume are silence, not a fault.
func TestSilence(t *testing.T) {
	var none *Speaker
	none.Play([]string{"bell"}, 1)
	d := &taken{}
	s := on(d)
	s.Play([]string{"trumpet"}, 1)
	s.Play([]string{"bell"}, 0)
	settle(s)
	if d.count() != 0 {
		t.Errorf("heard %v", d.names)
	}
}

// A device that fails once is not asked again.
func TestABrokenDeviceIsLeftAlone(t *testing.T) {
	d := &taken{fail: errors.New("unplugged")}
	s := on(d)
	s.Play([]string{"bell"}, 1)
	settle(s)
	s.Play([]string{"bell"}, 1)
	settle(s)
	if d.count() != 1 {
		t.Errorf("asked %d times", d.count())
	}
}

// While as many sounds as may be are heard, more are dropped; the caller never waits.
func TestSoundsAreBounded(t *testing.T) {
	d := &taken{hold: make(chan struct{})}
	s := on(d)
	for range 10 {
		s.Play([]string{"card"}, 1)
		s.mu.Lock()
		s.last = time.Time{}
		s.mu.Unlock()
	}
	close(d.hold)
	settle(s)
	if d.count() != atOnce {
		t.Errorf("%d at once, want %d", d.count(), atOnce)
	}
}

func TestWAV(t *testing.T) {
	loud, soft := wav([]byte{0, 64, 0, 192}, 1), wav([]byte{0, 64, 0, 192}, .5)
	if len(loud) != 48 || string(loud[:4]) != "RIFF" || binary.LittleEndian.Uint32(loud[4:]) != 40 || binary.LittleEndian.Uint32(loud[40:]) != 4 {
		t.Fatalf("% x", loud)
	}
	if a, b := int16(binary.LittleEndian.Uint16(loud[44:])), int16(binary.LittleEndian.Uint16(soft[44:])); a != 16384 || b != 8192 {
		t.Errorf("%d at full volume, %d at half", a, b)
	}
}

// Whatever this machine has, looking for it gives a speaker or a reason.
func TestOpen(t *testing.T) {
	if s, why := Open(); (s == nil) == (why == "") {
		t.Errorf("speaker %v, reason %q", s, why)
	}
}
