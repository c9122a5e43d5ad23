// Shows a recording on a page of its own, to be embedded in others: ?replay=URL names it, else one is chosen or dropped. A program without a window goes
// through it in a worker (cmd/viewer) and gives what lies on the map and what happened, bit by bit; the map is pictures that were painted beforehand
// (maps.json), and steps.js steps through it all.
'use strict';

(async () => {
	const {german} = awawRecording;
	const words = german ? {
		choose: 'Wähle eine Aufzeichnung (.awaw), oder leg eine auf diese Seite.', load: 'Die Aufzeichnung wird gelesen …', again: 'Neu laden', stop: 'Das Programm ist stehen geblieben.',
		noload: 'Das Programm ließ sich nicht laden',
		host: 'Aus einem Ordner lässt der Browser diese Seite nicht laufen: sie muss von einem Rechner im Netz kommen. awawctl replay DATEI --html SEITE schreibt eine, die das nicht braucht.',
	} : {
		choose: 'Choose a recording (.awaw), or drop one on this page.', load: 'The recording is being read …', again: 'Reload', stop: 'The program has stopped.',
		noload: 'The program could not be loaded',
		host: 'A browser does not let this page run from a folder: it must come from a host. awawctl replay FILE --html PAGE writes one that needs none.',
	};
	const by = id => document.getElementById(id);
	const state = name => { document.documentElement.dataset.state = name; };
	const make = (name, text, ...inside) => {
		const made = document.createElement(name);
		made.textContent = text;
		made.append(...inside);
		return made;
	};

	// panel shows words, and what can be done, over everything; nothing to show takes it away.
	const card = make('section', '');
	card.id = 'card';
	card.setAttribute('role', 'status');
	document.body.append(card);
	const panel = (name, ...inside) => {
		if (name) state(name);
		card.hidden = !inside.length;
		card.replaceChildren(...inside);
	};
	const button = (text, does) => {
		const made = make('button', text);
		made.onclick = does;
		return made;
	};
	const stopped = text => panel('stopped', make('p', text), button(words.again, () => location.reload()));

	if (location.protocol === 'file:') {
		panel('stopped', make('p', words.host));
		return;
	}

	// The program comes while it is found out what it is to show.
	const files = fetch('files.json', {cache: 'no-cache'}).then(answer => answer.json());
	const program = files.then(list => {
		awawFetch.list(list);
		awawFetch.begin('viewer');
		return awawFetch.program('viewer');
	});
	const maps = fetch('maps.json', {cache: 'no-cache'}).then(answer => answer.json());
	const worker = awawFetch.worker(async () => ({program: await program, files: await files, env: {HOME: '/', TMPDIR: '/tmp'}}))();
	for (const promise of [maps, worker]) promise.catch(() => {}); // it is told below

	// wanted gives the recording's name and bytes.
	async function wanted() {
		const from = new URLSearchParams(location.search).get('replay');
		if (!from) return chosen();
		const link = awawRecording.linked(from);
		if (!link.own) {
			const goes = await new Promise(done => panel('asking', make('p', link.asks), button(awawRecording.words.fetch, () => done(true)), button(awawRecording.words.without, () => done(false))));
			if (!goes) return chosen();
		}
		panel('loading', make('p', words.load));
		return {name: link.name, bytes: await awawRecording.bytes(link)};
	}

	const chosen = () => new Promise((done, failed) => {
		const take = async file => {
			if (!file) return;
			if (file.size > awawRecording.most) return failed(new Error(`${file.name}: ${awawRecording.words.toolong}`));
			done({name: file.name, bytes: new Uint8Array(await file.arrayBuffer())});
		};
		const field = make('input', '');
		field.type = 'file';
		field.accept = '.awaw,.awj';
		field.onchange = () => take(field.files[0]);
		addEventListener('dragover', event => event.preventDefault());
		addEventListener('drop', event => {
			event.preventDefault();
			take(event.dataTransfer.files[0]);
		});
		panel('asking', make('p', words.choose), field);
	});

	// early has the map's picture fetched before the program has told which it is, where the recording names a scenario that is known.
	async function early(text) {
		try {
			const id = JSON.parse(text.slice(0, text.indexOf('\n'))).scenario.name.split('/').pop().replace(/\.toml$/, '');
			const map = (await maps).find(m => m.scenarios.includes(id));
			if (map) new Image().src = map.folder + '/whole.jpg';
		} catch { /* it is fetched when it is wanted */ }
	}

	// image lays a picture into a group of the map.
	const image = (to, href, x, y, width, height) => {
		const made = document.createElementNS('http://www.w3.org/2000/svg', 'image');
		for (const [name, value] of Object.entries({href, x, y, width, height, preserveAspectRatio: 'none'})) made.setAttribute(name, value);
		to.append(made);
		return new Promise(done => { made.onload = made.onerror = done; });
	};

	// laid lays a map and gives what is to hear when another part of it is looked at, a promise of its first picture, and what has it come nearer once that is seen.
	function laid(map, language) {
		const [x, y, width, height] = map.frame, whole = image(by('ground'), map.folder + '/whole.jpg', x, y, width, height);
		const svg = by('under'), hex = 64, lying = new Set();
		let named = -1, seen;
		const shown = (part, scale) => {
			seen = [part, scale];
			svg.setAttribute('viewBox', part.join(' '));
			if (document.documentElement.dataset.state !== 'playing') return; // the first picture comes first
			const wide = scale * hex; // pixels of a hex
			const names = map.names[language] || map.names.en, i = Math.max(0, map.hexes.findLastIndex(w => w <= wide * 1.25));
			if (i !== named) {
				by('names').replaceChildren();
				image(by('names'), names[named = i], x, y, width, height);
			}
			if (wide * devicePixelRatio < map.small * 1.2) return;
			const m = svg.getScreenCTM(), r = svg.getBoundingClientRect();
			const [left, top, right, bottom] = [(r.left - m.e) / m.a - x, (r.top - m.f) / m.d - y, (r.right - m.e) / m.a - x, (r.bottom - m.f) / m.d - y].map(d => d / map.tile);
			for (let row = Math.max(0, Math.floor(top)); row <= Math.min(map.down - 1, Math.floor(bottom)); row++) {
				for (let column = Math.max(0, Math.floor(left)); column <= Math.min(map.across - 1, Math.floor(right)); column++) {
					const name = `${map.folder}/${row}-${column}.jpg`;
					if (lying.has(name)) continue;
					lying.add(name);
					image(by('ground'), name, x + column * map.tile, y + row * map.tile, Math.min(map.tile, width - column * map.tile), Math.min(map.tile, height - row * map.tile));
				}
			}
		};
		return {shown, whole, nearer: () => shown(...seen)};
	}

	// framed moves what is looked at first so that as little as can be of what is seen round it lies beyond the map.
	function framed([x, y, width, height], [left, top, wide, high]) {
		const r = by('over').getBoundingClientRect(), scale = Math.max(width / r.width, height / r.height);
		const along = (at, size, seen, from, all) => {
			const first = at - (seen - size) / 2, kept = seen > all ? from - (seen - all) / 2 : Math.min(Math.max(first, from), from + all - seen);
			return at + kept - first;
		};
		return [along(x, width, r.width * scale, left, wide), along(y, height, r.height * scale, top, high), width, height];
	}

	// told words the page as the program says.
	function told(opening) {
		const say = opening.words;
		document.documentElement.lang = opening.language;
		document.title = opening.title;
		document.querySelector('h1').textContent = opening.title;
		by('moment').textContent = opening.about;
		for (const [id, name] of [['first', 'First'], ['back', 'Back'], ['on', 'On'], ['last', 'Last'], ['at', 'Keys'], ['log', 'Log']]) by(id).setAttribute('aria-label', say[name]);
		by('seen-by').textContent = say.Eyes;
		Object.assign(by('play').dataset, {play: say.Play, stop: say.Stop});
		by('play').textContent = say.Play;
		document.querySelector('footer').title = say.Keys;
	}

	try {
		const {name, bytes} = await wanted(), text = new TextDecoder().decode(bytes);
		panel('loading', make('p', words.load));
		early(text);
		let going, list;
		try {
			[going, list] = await Promise.all([worker, maps]);
		} catch (error) {
			throw new Error(`${words.noload}: ${error.message || error}`);
		}
		const course = {texts: [], cards: [], eyes: [], sides: []};
		let more, whole, nearer;
		going.onmessage = async ({data}) => {
			if (data.refused || data.dead) stopped(data.refused || words.stop);
			if (data.end) document.documentElement.dataset.whole = 'yes';
			if (data.opening) {
				const opening = JSON.parse(data.opening), on = list.filter(m => m.board === opening.board);
				told(opening);
				course.sides = opening.sides;
				const map = on.find(m => JSON.stringify(m.neutral || []) === JSON.stringify(opening.neutral || [])) || on[0], ground = map ? laid(map, opening.language) : {whole: Promise.resolve(), nearer: () => {}};
				({whole, nearer} = ground);
				more = awawSteps(course, map ? framed(opening.frame, map.frame) : opening.frame, ground.shown);
			}
			if (!data.bit) return;
			const bit = JSON.parse(data.bit), eyes = course.eyes[bit.eye] = course.eyes[bit.eye] || {name: bit.name, steps: []}, from = eyes.steps.length;
			by('shapes').insertAdjacentHTML('beforeend', bit.shapes);
			course.texts.push(...bit.texts || []);
			course.cards.push(...bit.cards || []);
			eyes.steps.push(...bit.steps || []);
			more(bit.eye, from);
			if (document.documentElement.dataset.state !== 'loading') return;
			await whole;
			if (document.documentElement.dataset.state === 'loading') requestAnimationFrame(() => {
				panel('playing');
				nearer();
			});
		};
		going.postMessage({recording: text, name, language: german ? 'de' : 'en'});
	} catch (error) {
		stopped(error.message || String(error));
	}
})();
