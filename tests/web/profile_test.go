package web

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/profiler"
	"github.com/chromedp/chromedp"
)

var profiled = flag.Bool("profile", false, "tell which functions hold the page up, of a page built with their names")

// TestProfile tells of starts, and of opponents that think, which functions are at work in the longest tasks.
func TestProfile(t *testing.T) {
	if !*profiled {
		t.Skip("no -profile: make web-profile tells")
	}
	for _, scenario := range []string{"channel-1940", "first-raid", "first-dispatch"} {
		t.Run(scenario, func(t *testing.T) { profile(t, scenario) })
	}
}

// profile tells of one scenario.
func profile(t *testing.T, scenario string) {
	save := between(t, scenario, "marshal")
	b := alone(t)
	b.onEvery(noteTasks + noteStart)
	var began start
	var tab context.Context
	list := b.sampled(scenario+"-start", func() context.Context {
		tab = b.tab("#new="+scenario, "playing")
		b.until(tab, "began.rest > 0")
		return tab
	})
	b.values(tab, "began", &began)
	t.Logf("first picture %.0f, playable %.0f, at rest %.0f", began.Picture, began.Stands, began.Rest)
	list.tell(t, b.spans(tab, "heldUp"), 40, 14)
	b.run(tab, chromedp.Navigate("about:blank"), chromedp.Navigate(b.url+"/"))
	b.state(tab, "playing")
	list = b.sampled(scenario+"-thought", func() context.Context {
		b.drop(tab, save)
		b.until(tab, "awawWritten() > 12 && decisions.filter(d => d.took > 1000).length > 1 || awawOver()")
		return tab
	})
	t.Log("while Marshals think")
	list.tell(t, during(b.spans(tab, "heldUp"), b.spans(tab, "decisions")), 25, 14)
}

// during are the tasks that fall into one of some times.
func during(tasks, times []span) (out []span) {
	for _, task := range tasks {
		if slices.ContainsFunc(times, func(d span) bool { return task.At < d.At+d.Took && task.At+task.Took > d.At }) {
			out = append(out, task)
		}
	}
	return out
}

// samples are what a profile saw: when, on the page's clock in milliseconds, and the functions that were at work.
type samples []sample

type sample struct {
	at    float64
	stack []string // the innermost first
}

// sampled profiles what is done with the browser's first tab; where pictures are kept, it is kept too, for the browser to show.
func (b *browser) sampled(name string, do func() context.Context) (out samples) {
	b.t.Helper()
	ctx := b.ctx
	b.run(ctx, profiler.Enable(), profiler.SetSamplingInterval(500), profiler.Start())
	do()
	var p *profiler.Profile
	within, stop := context.WithTimeout(ctx, 10*time.Minute)
	defer stop()
	var navigated float64
	if err := chromedp.Run(within, chromedp.ActionFunc(func(ctx context.Context) (err error) {
		c := chromedp.FromContext(ctx)
		p, err = profiler.Stop().Do(cdp.WithExecutor(ctx, c.Target))
		return err
	}), performance.Enable(), chromedp.ActionFunc(func(ctx context.Context) error {
		list, err := performance.GetMetrics().Do(ctx)
		for _, m := range list {
			if m.Name == "NavigationStart" {
				navigated = m.Value
			}
		}
		return err
	})); err != nil {
		b.t.Fatal(err)
	}
	if *shots != "" {
		data, err := json.Marshal(p)
		if err != nil {
			b.t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(*shots, name+".cpuprofile"), data, 0o644); err != nil {
			b.t.Fatal(err)
		}
	}
	names, above := map[int64]string{}, map[int64]int64{}
	for _, n := range p.Nodes {
		names[n.ID] = n.CallFrame.FunctionName
		for _, c := range n.Children {
			above[c] = n.ID
		}
	}
	at := p.StartTime
	for i, id := range p.Samples {
		at += float64(p.TimeDeltas[i])
		s := sample{at: at/1000 - navigated*1000}
		for n := id; n != 0; n = above[n] {
			s.stack = append(s.stack, names[n])
		}
		out = append(out, s)
	}
	return out
}

// tell logs the longest tasks in the order of their times, each with the functions that were longest at work in it.
func (all samples) tell(t *testing.T, tasks []span, most, rows int) {
	sort.Slice(tasks, func(i, j int) bool { return tasks[i].Took > tasks[j].Took })
	tasks = tasks[:min(len(tasks), most)]
	sort.Slice(tasks, func(i, j int) bool { return tasks[i].At < tasks[j].At })
	for _, task := range tasks {
		within, self := map[string]int{}, map[string]int{}
		n := 0
		for _, s := range all {
			if s.at < task.At || s.at > task.At+task.Took || len(s.stack) == 0 {
				continue
			}
			n++
			self[s.stack[0]]++
			seen := map[string]bool{}
			for _, f := range s.stack {
				if !seen[f] {
					seen[f] = true
					within[f]++
				}
			}
		}
		t.Logf("== at %.0f for %.0f ms (%d samples)", task.At, task.Took, n)
		t.Log("   within: " + ranked(within, n, rows))
		t.Log("   itself: " + ranked(self, n, rows/2))
	}
}

func ranked(of map[string]int, all, rows int) string {
	var names []string
	for f, n := range of {
		if n*25 > all && (strings.Contains(f, ".") || strings.HasPrefix(f, "(")) {
			names = append(names, f)
		}
	}
	sort.Slice(names, func(i, j int) bool {
		return of[names[i]] > of[names[j]] || of[names[i]] == of[names[j]] && names[i] < names[j]
	})
	var out []string
	for _, f := range names[:min(len(names), rows)] {
		out = append(out, fmt.Sprintf("%d%% %s", 100*of[f]/all, f))
	}
	return strings.Join(out, " | ")
}
