// Runs a program without a window in a worker: the page sends it first, then jobs, and it answers (cmd/awaw/internal/aside).
'use strict';

importScripts('fetch.js', 'wasm_exec.js');

onmessage = async ({data}) => {
	onmessage = null;
	awawFetch.list(data.files);
	globalThis.awawAside = awawFetch.worker(() => data); // it may ask for helpers of its own
	const go = new Go();
	go.env = data.env;
	go.exit = () => {};
	try {
		await go.run(await WebAssembly.instantiate(data.program, go.importObject));
	} catch (error) {
		console.error(error);
	}
	postMessage({dead: true});
};
