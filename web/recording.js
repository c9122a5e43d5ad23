// Fetches a recording that a link names (?replay=URL): from this page's own host, or over HTTPS from one that lets others have it, and no more than so
// much of it. From elsewhere nothing is fetched before the player has said so.
'use strict';

globalThis.awawRecording = (() => {
	const german = (navigator.language || '').toLowerCase().startsWith('de');
	const words = german ? {
		asks: (what, host) => `Dieser Link zeigt eine Aufzeichnung: ${what} von ${host}. Sie wird von dort geholt; dort sieht man, dass du sie holst.`, fetch: 'Holen und ansehen', without: 'Ohne sie weiter',
		nofetch: 'Die Aufzeichnung ließ sich nicht holen', toolong: 'sie ist länger als 20 MB', nolink: 'Damit kann der Link nichts meinen',
	} : {
		asks: (what, host) => `This link shows a recording: ${what} from ${host}. It is fetched from there, and who is there sees that you do.`, fetch: 'Fetch and look', without: 'Go on without it',
		nofetch: 'The recording could not be fetched', toolong: 'it is longer than 20 MB', nolink: 'The link cannot mean this',
	};
	const most = 20 << 20;

	// linked is what a link names, as {url, name, words of the question}; it throws where it cannot be meant.
	function linked(from) {
		const url = URL.canParse(from, location.href) ? new URL(from, location.href) : null;
		if (!url || url.protocol !== 'https:' && (url.origin !== location.origin || url.protocol !== location.protocol)) throw new Error(words.nolink + ': ' + from);
		const name = url.pathname.split('/').pop() || url.pathname;
		return {url, name, own: url.origin === location.origin, asks: words.asks(name, url.host)};
	}

	// bytes fetches it.
	async function bytes({url}) {
		try {
			const answer = await fetch(url, {credentials: 'omit', referrerPolicy: 'no-referrer'});
			if (!answer.ok) throw new Error(String(answer.status));
			const parts = [];
			let size = 0;
			for (const reader = answer.body.getReader();;) {
				const {done, value} = await reader.read();
				if (done) break;
				if ((size += value.length) > most) {
					reader.cancel();
					throw new Error(words.toolong);
				}
				parts.push(value);
			}
			return new Uint8Array(await new Blob(parts).arrayBuffer());
		} catch (error) {
			throw new Error(`${words.nofetch} (${url.host}): ${error.message || error}`);
		}
	}

	return {german, words, most, linked, bytes};
})();
