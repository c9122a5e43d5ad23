// Fetches and compiles the program of a page, told what files there are; a worker does it so that the page is not held up.
'use strict';

importScripts('fetch.js');

onmessage = async ({data}) => {
	awawFetch.list(data);
	try {
		const program = await awawFetch.program('program', share => postMessage({share}));
		postMessage({program, taken: awawFetch.taken()});
	} catch (error) {
		postMessage({error: String(error.message || error)});
	}
	close();
};
