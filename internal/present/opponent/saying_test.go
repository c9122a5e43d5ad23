package opponent

import (
	"testing"

	"awaw/engine"
)

// What a commander said of his last turn he words otherwise, where it weighs as much and is about the same place; a third time he may say it as at first.
func TestACommanderDoesNotRepeatHimself(t *testing.T) {
	once, twice := engine.Say("once"), engine.Say("twice")
	say := func(before *saying, about engine.Ref) saying {
		return saying{text: once, weight: 5, about: about, before: before}.anew(twice)
	}
	here, there := engine.SpaceRef(1), engine.SpaceRef(2)
	first := say(nil, here)
	second := say(&first, here)
	third := say(&second, here)
	elsewhere := say(&first, there)
	for what, x := range map[string]struct{ got, want engine.Text }{"first": {first.text, once}, "second": {second.text, twice}, "third": {third.text, once}, "elsewhere": {elsewhere.text, once}} {
		if !x.got.Equal(x.want) {
			t.Errorf("the %s time he says %v", what, x.got)
		}
	}
	if x := (saying{text: once, weight: 5, about: here, before: &first}).anew(engine.Text{}); !x.text.Equal(once) {
		t.Errorf("without other words he says %v", x.text)
	}
}
