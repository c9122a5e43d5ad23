// Starts the game in its page: the files first, then the program, told by a bar; and says so when it stops.
'use strict';

(async () => {
	const {german} = awawRecording;
	const words = german ? {
		load: 'Das Spiel wird geladen …', begin: 'Die Karten werden ausgebreitet …',
		stop: 'Das Programm ist stehen geblieben. Das Spiel ist bis zum letzten Befehl gespeichert.', again: 'Neu laden',
		nofiles: 'Der Browser gibt dieser Seite keinen Platz für Spielstände (ein privates Fenster?). Was gespielt wird, geht beim Schließen verloren, wenn du es nicht herunterlädst: dazu steht dann unten ein Knopf.',
		play: 'Trotzdem spielen', keep: 'Spielstände herunterladen', front: 'Zum Start',
		small: 'Das Spiel braucht 800 × 500 Punkte Platz: drehe das Gerät, oder mach das Fenster größer.',
		news: 'Es gibt eine neuere Fassung des Spiels.',
		host: 'Aus einem Ordner lässt der Browser das Spiel nicht laufen: die Seite muss von einem Rechner im Netz kommen. Einer ist dieser hier mit ./play --web.',
		noload: 'Das Spiel ließ sich nicht laden', over: 'Das Spiel ist geschlossen. Die Spielstände liegen in diesem Browser.',
	} : {
		load: 'Loading the game …', begin: 'Laying out the maps …',
		stop: 'The program has stopped. The game is saved up to the last command.', again: 'Reload',
		nofiles: 'The browser gives this page no room for saved games (a private window?). What is played is lost when it is closed, unless you download it: there will be a button for that below.',
		play: 'Play all the same', keep: 'Download the saved games', front: 'To the start',
		small: 'The game needs room of 800 × 500 points: turn the device, or make the window larger.',
		news: 'There is a newer version of the game.',
		host: 'A browser does not let the game run from a folder: the page must come from a host. This machine is one with ./play --web.',
		noload: 'The game could not be loaded', over: 'The game is closed. Its saves lie in this browser.',
	};
	const at = id => document.getElementById(id);
	const say = text => { at('say').textContent = text; };
	const state = name => { document.documentElement.dataset.state = name; };

	const panel = (text, report) => {
		state('stopped');
		at('front').hidden = false;
		at('bar').hidden = true;
		say(text);
		at('report').textContent = report || '';
		at('report').hidden = !report;
		at('again').textContent = words.again;
		at('again').hidden = false;
		at('again').onclick = () => location.reload();
	};

	// wrong tells that a link cannot be meant, with a way to the start.
	const wrong = (text, report) => {
		panel(text.length > 200 ? text.slice(0, 200) + ' …' : text, report);
		at('without').textContent = words.front;
		at('without').hidden = false;
		at('without').onclick = () => location.assign(location.pathname);
	};

	if (location.protocol === 'file:') {
		panel(words.host);
		return;
	}

	const news = () => {
		at('news').textContent = words.news + ' ' + words.again;
		at('news').onclick = () => location.reload();
		at('news').hidden = false;
	};

	// A window that is carried to a denser screen keeps its size, and the game has to be told.
	let density = devicePixelRatio;
	const look = () => {
		if (devicePixelRatio !== density) {
			density = devicePixelRatio;
			dispatchEvent(new Event('resize'));
		}
		requestAnimationFrame(look);
	};
	look();

	// Sound: nothing before the first touch, as browsers want it.
	let audio = null;
	const wake = () => {
		audio = audio || new AudioContext();
		if (audio.state === 'suspended') audio.resume();
	};
	for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, {capture: true});
	globalThis.awawSound = async bytes => {
		if (!audio || audio.state !== 'running') return;
		const sound = await audio.decodeAudioData(bytes.buffer);
		await new Promise(done => {
			const node = audio.createBufferSource();
			node.buffer = sound;
			node.connect(audio.destination);
			node.onended = done;
			node.start();
		});
	};

	// What the program writes for the player comes as a download.
	globalThis.awawDeliver = (name, bytes) => {
		const link = document.createElement('a');
		link.href = URL.createObjectURL(new Blob([bytes]));
		link.download = name;
		link.click();
		setTimeout(() => URL.revokeObjectURL(link.href), 60000);
	};

	// Workers with a program that has no window, for what takes long; it is fetched when the first is wanted.
	let aside, files, instance, taken;
	globalThis.awawAside = awawFetch.worker(async () => {
		aside = aside || awawFetch.program('aside');
		return {program: await aside, files, env: go.env};
	});

	// askOnce asks the browser to keep the games when space is short: once, for some browsers ask the player.
	async function askOnce() {
		if (!navigator.storage || !navigator.storage.persist || localStorage.getItem('asked')) return;
		localStorage.setItem('asked', 'persist');
		await navigator.storage.persist();
	}

	// keepSaves gives the player all saved games as downloads.
	async function keepSaves() {
		const folder = '/awaw/saves';
		for (const name of await awawFiles.calls.readdir(folder).catch(() => [])) {
			if (name.endsWith('.awaw')) globalThis.awawDeliver(name, await awawFiles.bytes(folder + '/' + name));
		}
	}

	// ask shows words and two buttons, and tells whether the first was taken.
	const ask = (text, yes, no) => new Promise(done => {
		state('asking');
		at('bar').hidden = true;
		say(text);
		for (const [id, word, answer] of [['again', yes, true], ['without', no, false]]) {
			at(id).textContent = word;
			at(id).hidden = false;
			at(id).onclick = () => {
				at('again').hidden = at('without').hidden = true;
				state('loading');
				done(answer);
			};
		}
	});

	// linked is what the page's address asks the program for, as its flags: #new=ID begins a scenario, #ID goes on with its newest game or begins one,
	// #game=NAME opens a save of this browser, ?replay=URL shows a recording of another host, if the player wants it fetched. The program checks what they name.
	async function linked() {
		const recording = new URLSearchParams(location.search).get('replay');
		if (recording) {
			const path = await recorded(recording);
			if (path) return ['-replay', path];
		}
		let link = location.hash.slice(1);
		try {
			link = decodeURIComponent(link);
		} catch {
			throw new Error(awawRecording.words.nolink + ': #' + link);
		}
		const [, kind, name] = /^(new=|game=)?(.*)$/s.exec(link);
		if (!name) return [];
		if (/[/\\\0]/.test(name) || name.startsWith('-')) throw new Error(awawRecording.words.nolink + ': ' + name);
		if (kind === 'game=') return ['-load', '/awaw/saves/' + name + '.awaw'];
		if (kind === 'new=') history.replaceState(null, '', '#' + name); // once begun, it goes on
		return [kind === 'new=' ? '-scenario' : '-continue', name];
	}

	// recorded fetches a recording if the player wants it, and gives where it lies.
	async function recorded(from) {
		const link = awawRecording.linked(from);
		if (!await ask(link.asks, awawRecording.words.fetch, awawRecording.words.without)) return '';
		const path = '/awaw/recording.awaw';
		await awawFiles.put(path, await awawRecording.bytes(link));
		return path;
	}

	// begun makes the canvas that the program will ask for, with what draws on it, while the program is on its way: the page would wait for that then.
	function begun() {
		const canvas = document.createElement('canvas');
		if (!canvas.getContext('webgl2', {alpha: true, premultipliedAlpha: true, stencil: true})) return;
		document.createElement = function (kind, ...more) {
			if (kind !== 'canvas') return Document.prototype.createElement.call(this, kind, ...more);
			delete document.createElement;
			return canvas;
		};
	}

	// The program is fetched and compiled in a worker, while another has the browser begin what draws and the page opens its files.
	globalThis.awawDrawing = new Promise(done => { // the program waits for it before it opens its window: the page would stand still for as long
		const warm = new Worker('warm.js');
		warm.onmessage = () => {
			begun();
			done();
		};
		warm.onerror = done; // then the program makes its own
	});
	const compiler = new Worker('compile.js');
	const list = fetch('files.json', {cache: 'no-cache'}).then(answer => answer.json());
	list.catch(() => {}); // told where it is waited for
	const come = share => { at('come').style.width = (100 * share).toFixed(1) + '%'; };
	const program = list.then(files => new Promise((done, failed) => {
		awawFetch.list(files);
		compiler.onmessage = ({data}) => {
			if (data.share) come(data.share);
			else if (data.program) done(data);
			else failed(new Error(data.error));
		};
		compiler.onerror = () => awawFetch.program('program', come).then(program => done({program, taken: []}), failed); // where no worker can be had
		compiler.postMessage(files);
	}));
	program.catch(() => {});

	at('small').textContent = words.small;
	say(words.load);
	state('loading');
	try {
		await awawFiles.start();
	} catch (error) {
		console.log(error);
		awawFiles.brief();
		if (!await ask(words.nofiles, words.play, words.again)) {
			location.reload();
			return;
		}
		at('bar').hidden = false;
		say(words.load);
		addEventListener('beforeunload', event => event.preventDefault());
		at('keep').textContent = words.keep;
		at('keep').onclick = keepSaves;
		at('keep').hidden = false;
	}
	askOnce().catch(() => {});

	const go = new Go();
	go.env = {HOME: '/', AWAW_HOME: '/awaw', LANG: german ? 'de_DE.UTF-8' : 'en_GB.UTF-8', TMPDIR: '/tmp'};
	try {
		go.argv = ['awaw', ...await linked()];
	} catch (error) {
		wrong(error.message || String(error));
		return;
	}
	try {
		files = await list;
		awawFiles.version(files.program.name, news);
		awawFetch.begin('program', german ? 'de' : 'en');
		const made = await program;
		taken = made.taken;
		instance = await WebAssembly.instantiate(made.program, go.importObject);
	} catch (error) {
		panel(words.noload + ': ' + (error.message || error));
		return;
	}
	say(words.begin);
	let code = 0;
	go.exit = c => { code = c; };
	globalThis.awawShown = () => { // the program calls it with its first picture
		at('front').hidden = true;
		state('playing');
		keepAll().catch(() => {}); // without it the page wants a network every time
	};

	// A page that was left open tells of a newer version when it is looked at again.
	document.addEventListener('visibilitychange', async () => {
		if (document.hidden) return;
		const now = await fetch('files.json', {cache: 'no-cache'}).then(answer => answer.json()).catch(() => files);
		if (now.program.name !== files.program.name) news();
	});

	// What was fetched is kept for a start without a network.
	async function keepAll() {
		if (!navigator.serviceWorker) return;
		await navigator.serviceWorker.register('service.js');
		const worker = (await navigator.serviceWorker.ready).active;
		navigator.serviceWorker.addEventListener('message', () => { document.documentElement.dataset.kept = 'yes'; }, {once: true});
		const own = performance.getEntriesByType('resource').map(e => e.name).filter(name => new URL(name).origin === location.origin);
		worker.postMessage({fetched: [location.href.split('#')[0], ...new Set([...own, ...taken, ...awawFetch.taken(), ...awawFetch.soon('program')])], now: Object.values(files).map(f => f.name)});
	}
	try {
		await go.run(instance);
	} catch (error) {
		panel(words.stop, awawFiles.told() + '\n' + (error.stack || error));
		return;
	}
	if (code === 0) panel(words.over);
	else if (code === 2 && !awawFiles.broke()) { // what was asked for cannot be had
		const [, flag, why] = /^(?:awaw: )?(-\w+: )?(.*)$/.exec(awawFiles.told().trim().split('\n').pop());
		if (flag) wrong(awawRecording.words.nolink + ': ' + go.argv.at(-1).split('/').pop(), why);
		else panel(why);
	}
	else panel(words.stop, awawFiles.told());
})();
