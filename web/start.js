// Starts the game in its page: the files first, then the program, told by a bar; and says so when it stops.
'use strict';

(async () => {
	const german = (navigator.language || '').toLowerCase().startsWith('de');
	const words = german ? {
		load: 'Das Spiel wird geladen …', begin: 'Die Karten werden ausgebreitet …',
		stop: 'Das Programm ist stehen geblieben. Das Spiel ist bis zum letzten Befehl gespeichert.', again: 'Neu laden',
		nofiles: 'Der Browser gibt dieser Seite keinen Platz für Spielstände (ein privates Fenster?): was gespielt wird, geht beim Schließen verloren.',
		noload: 'Das Spiel ließ sich nicht laden', over: 'Das Spiel ist geschlossen. Die Spielstände liegen in diesem Browser.',
	} : {
		load: 'Loading the game …', begin: 'Laying out the maps …',
		stop: 'The program has stopped. The game is saved up to the last command.', again: 'Reload',
		nofiles: 'The browser gives this page no room for saved games (a private window?): what is played is lost when it is closed.',
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

	// fetched is a file of the page as it was before it was packed: the smallest the browser can unpack itself.
	const unpacks = way => {
		try { return !!new DecompressionStream(way); } catch { return false; }
	};
	async function fetched(file, tell) {
		const [ending, way] = [['.br', 'brotli'], ['.gz', 'gzip']].find(([e, w]) => file.sizes[e] && unpacks(w)) || ['', ''];
		const answer = await fetch(file.name + ending);
		if (!answer.ok) throw new Error(file.name + ending + ': ' + answer.status);
		const all = file.sizes[ending];
		let come = 0;
		const counted = answer.body.pipeThrough(new TransformStream({transform(chunk, to) {
			come += chunk.length;
			tell(Math.min(1, come / all));
			to.enqueue(chunk);
		}}));
		// A host may have unpacked it on the way: what begins as WebAssembly begins is not packed any more.
		if (!ending || answer.headers.get('Content-Encoding')) return counted;
		return counted.pipeThrough(new DecompressionStream(way));
	}

	const wasm = body => new Response(body, {headers: {'Content-Type': 'application/wasm'}});

	// A worker with a program that has no window, for what takes long; the program fetches it when it first needs one.
	let aside;
	globalThis.awawAside = async () => {
		aside = aside || fetched(files.aside, () => {}).then(body => WebAssembly.compileStreaming(wasm(body)));
		const worker = new Worker('aside.js'), program = await aside;
		await new Promise((ready, broken) => {
			worker.onmessage = ready;
			worker.onerror = broken;
			worker.postMessage({program, env: go.env});
		});
		return worker;
	};

	say(words.load);
	state('loading');
	try {
		await awawFiles.start();
	} catch (error) {
		panel(words.nofiles, String(error.message || error));
		return;
	}
	if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});

	let instance, files;
	const go = new Go();
	go.env = {HOME: '/', AWAW_HOME: '/awaw', LANG: german ? 'de_DE.UTF-8' : 'en_GB.UTF-8', TMPDIR: '/tmp'};
	try {
		files = await (await fetch('files.json', {cache: 'no-cache'})).json();
		const body = await fetched(files.program, share => { at('come').style.width = (100 * share).toFixed(1) + '%'; });
		instance = (await WebAssembly.instantiateStreaming(wasm(body), go.importObject)).instance;
	} catch (error) {
		panel(words.noload + ': ' + (error.message || error));
		return;
	}
	say(words.begin);
	// A link begins a scenario (#new=channel-1940) or goes on with its newest game (#channel-1940); once begun, it goes on.
	const link = decodeURIComponent(location.hash.slice(1));
	const begins = link.startsWith('new='), scenario = begins ? link.slice(4) : link;
	go.argv = ['awaw', ...(scenario ? [begins ? '-scenario' : '-continue', scenario] : [])];
	if (begins) history.replaceState(null, '', '#' + scenario);
	let code = 0;
	go.exit = c => { code = c; };
	globalThis.awawShown = () => { // the program calls it with its first picture
		at('front').hidden = true;
		state('playing');
	};
	try {
		await go.run(instance);
	} catch (error) {
		panel(words.stop, awawFiles.told() + '\n' + (error.stack || error));
		return;
	}
	switch (code) {
	case 0: panel(words.over); break;
	case 2: panel(awawFiles.told().trim().split('\n').pop().replace(/^awaw: /, '')); break; // what was asked for cannot be had
	default: panel(words.stop, awawFiles.told());
	}
})();
