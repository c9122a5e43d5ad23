// Fetches the files of the game that carry a hash in their names: programs, and what lies beside them. Pages and workers use it.
'use strict';

globalThis.awawFetch = (() => {
	let files = {};
	const taken = new Set(); // what was asked for, by address

	const unpacks = way => {
		try { return !!new DecompressionStream(way); } catch { return false; }
	};

	// packing is the smallest one of a file that the browser can undo itself: its ending, and its name for the browser.
	const packing = ({sizes}) => [['.br', 'brotli'], ['.gz', 'gzip']].find(([e, w]) => sizes[e] && unpacks(w)) || ['', ''];
	const address = of => new URL(of.name + packing(of)[0], location.href).href;

	// file gives one as it was before it was packed, as a stream.
	async function file(name, tell) {
		const {name: path, sizes} = files[name], [ending, way] = packing(files[name]);
		taken.add(address(files[name])); // whoever keeps what was fetched may ask before it has come
		const answer = await fetch(path + ending);
		if (!answer.ok) throw new Error(path + ending + ': ' + answer.status);
		let body = answer.body;
		if (tell) {
			const all = sizes[ending];
			let come = 0;
			body = body.pipeThrough(new TransformStream({transform(chunk, to) {
				come += chunk.length;
				tell(Math.min(1, come / all));
				to.enqueue(chunk);
			}}));
		}
		// A host may have had it unpacked on the way.
		if (!ending || answer.headers.get('Content-Encoding')) return body;
		return body.pipeThrough(new DecompressionStream(way));
	}

	// program gives one of them compiled.
	const program = async (name, tell) => WebAssembly.compileStreaming(new Response(await file(name, tell), {headers: {'Content-Type': 'application/wasm'}}));

	// worker gives what begins another worker with a program that has no window, told what asked() gives: the program, the files there are, its settings.
	const worker = asked => async () => {
		const begun = new Worker('aside.js'), told = await asked();
		await new Promise((ready, broken) => {
			begun.onmessage = ready;
			begun.onerror = broken;
			begun.postMessage(told);
		});
		return begun;
	};

	const bytes = async name => new Uint8Array(await new Response(await file(name)).arrayBuffer());

	// What the first picture of a page wants, by the name of its program, is fetched while the program is on its way: sheets with the words of a language.
	const ahead = new Map();
	const begin = (page = 'program', lang = 'en') => {
		for (const wanted in files) {
			const name = wanted.replace(/^sheets\/en\//, `sheets/${lang}/`);
			if (wanted === page || !(files[wanted].first || []).includes(page)) continue;
			ahead.set(name, bytes(name));
			ahead.get(name).catch(() => ahead.delete(name)); // it is tried again when it is opened
		}
	};
	const open = name => {
		const come = ahead.get(name) || bytes(name);
		ahead.delete(name);
		return come;
	};

	// soon are the addresses of what a page wants right after its first picture.
	const soon = page => Object.values(files).filter(f => (f.then || []).includes(page)).map(address);

	return {program, soon, worker, begin, open, list: all => { files = all; }, has: name => name in files, told: name => files[name].view, taken: () => [...taken], file};
})();

// awawHas tells whether there is such a file.
globalThis.awawHas = name => awawFetch.has(name);

// awawFile is what the program asks for by its name in the project; null when there is no such file.
globalThis.awawFile = async name => {
	if (!awawFetch.has(name)) return null;
	return awawFetch.open(name);
};

// awawSheet gives a sheet that was painted when the page was built, its pixels and where it lies on the plane of its map; null where there is none.
// A worker unpacks it, for a page would wait for that; one that fails is not asked again, but another.
let unpacker = null;
globalThis.awawSheet = async name => {
	if (!awawFetch.has(name)) return null;
	const sheet = await awawFetch.open(name), {port1: here, port2: there} = new MessageChannel();
	const asked = unpacker = unpacker || new Worker('sheet.js');
	return new Promise((done, failed) => {
		const broke = event => {
			if (unpacker === asked) unpacker = null;
			failed(new Error(event.message || 'sheet.js'));
		};
		asked.addEventListener('error', broke, {once: true});
		here.onmessage = ({data}) => {
			here.close();
			asked.removeEventListener('error', broke);
			if (data.error) failed(new Error(data.error));
			else done({...data, view: awawFetch.told(name)});
		};
		asked.postMessage(sheet, [there, sheet.buffer]);
	});
};
