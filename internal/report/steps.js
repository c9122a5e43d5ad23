// Steps through a course: what lies on the map and what has happened, by buttons, keys, the rule below and the log. whole is the map, as x, y, width
// and height; shown(part, scale) hears which part of it is looked at, and how many pixels a point of it has.
function awawSteps(course, whole, shown = () => {}) {
const by = id => document.getElementById(id), cards = by("cards"), log = by("log"), at = by("at"), eyes = by("eyes");
let steps = [], now = 0, lying = new Map(), lines = [], ticking = 0;
const put = n => {
  const [shape, x, y] = course.cards[n], use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#s" + shape); use.setAttribute("x", x); use.setAttribute("y", y);
  use.z = y * 10000 + x; lying.set(n, use);
  cards.insertBefore(use, [...cards.children].find(o => o.z > use.z) || null); // what lies lower lies on top
};
const take = n => { const use = lying.get(n); if (use) { use.remove(); lying.delete(n); } };
const mark = (div, n) => {
  const like = (div.dataset.head === "1" ? "head " : "") + (n === now ? "now" : n > now ? "to-come" : "");
  if (div.className !== like) div.className = like;
};
function go(to) {
  if (!steps.length) return;
  to = Math.max(0, Math.min(steps.length - 1, to));
  for (; now < to; now++) { (steps[now + 1].g || []).forEach(take); (steps[now + 1].c || []).forEach(put); }
  for (; now > to; now--) { (steps[now].c || []).forEach(take); (steps[now].g || []).forEach(put); }
  at.value = now;
  by("moment").textContent = course.texts[steps[now].h];
  by("score").replaceChildren(...course.sides.map((s, i) => {
    const b = document.createElement("b"); b.style.color = s.color; b.textContent = s.name + " " + ((steps[now].s || [])[i] ?? 0); return b;
  }));
  let seen = null;
  for (const [div, n] of lines) { mark(div, n); if (n <= now) seen = div; }
  if (seen) seen.scrollIntoView({block: "nearest"});
  if (now === steps.length - 1) stop();
}
function tell(from) { // the log of the steps from one on
  const more = [];
  steps.slice(from).forEach((s, i) => (s.l || []).forEach(([text, head]) => {
    const div = document.createElement("div"); div.textContent = course.texts[text]; div.dataset.head = head; div.onclick = () => { stop(); go(from + i); };
    mark(div, from + i); more.push([div, from + i]);
  }));
  lines.push(...more);
  log.append(...more.map(l => l[0]));
}
function look(n) {
  const share = now / Math.max(1, steps.length - 1);
  steps = course.eyes[n].steps; at.max = steps.length - 1; now = 0;
  cards.replaceChildren(); lying.clear(); (steps[0].c || []).forEach(put);
  lines = []; log.replaceChildren(); tell(0);
  go(Math.round(share * (steps.length - 1)));
}
function stop() { clearInterval(ticking); ticking = 0; by("play").textContent = by("play").dataset.play; }
function play() {
  if (ticking) return stop();
  if (now === steps.length - 1) go(0);
  ticking = setInterval(() => go(now + 1), 900); by("play").textContent = by("play").dataset.stop;
}
// More of the course has come: steps of one pair of eyes, from one on.
function more(n, from) {
  while (eyes.length < course.eyes.length) eyes.append(new Option(course.eyes[eyes.length].name, eyes.length));
  eyes.parentElement.hidden = eyes.length < 2;
  if (n !== +eyes.value) return;
  if (!from) return look(n);
  at.max = steps.length - 1; at.value = now;
  tell(from);
}
eyes.onchange = () => look(+eyes.value);
at.oninput = () => { stop(); go(+at.value); };
by("first").onclick = () => { stop(); go(0); };
by("back").onclick = () => { stop(); go(now - 1); };
by("on").onclick = () => { stop(); go(now + 1); };
by("last").onclick = () => { stop(); go(steps.length - 1); };
by("play").onclick = play;
addEventListener("keydown", e => {
  if (e.ctrlKey || e.metaKey || e.altKey || e.target === eyes) return;
  const to = {ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: steps.length - 1}[e.key];
  if (to !== undefined) { stop(); go(to); } else if (e.key === " " || e.key === "k") play(); else return;
  e.preventDefault();
});
const svg = by("over");
let part = whole.slice(), held = null;
const show = () => {
  svg.setAttribute("viewBox", part.join(" "));
  shown(part, svg.getScreenCTM().a);
};
const spot = e => { const m = svg.getScreenCTM(); return [(e.clientX - m.e) / m.a, (e.clientY - m.f) / m.d]; };
svg.addEventListener("wheel", e => { // zooms about the pointer
  e.preventDefault();
  const [x, y] = spot(e), k = Math.max(whole[2] / 10 / part[2], Math.min(whole[2] / part[2], Math.exp(Math.sign(e.deltaY) * .2)));
  part = [x - (x - part[0]) * k, y - (y - part[1]) * k, part[2] * k, part[3] * k];
  if (part[2] > whole[2] * .99) part = whole.slice();
  show();
}, {passive: false});
svg.addEventListener("pointerdown", e => { held = spot(e); svg.setPointerCapture(e.pointerId); });
svg.addEventListener("pointermove", e => { if (held) { const [x, y] = spot(e); part[0] += held[0] - x; part[1] += held[1] - y; show(); } });
svg.addEventListener("pointerup", () => { held = null; });
svg.addEventListener("dblclick", () => { part = whole.slice(); show(); });
addEventListener("resize", show);
show();
course.eyes.forEach((e, n) => more(n, 0));
return more;
}
