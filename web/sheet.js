// Unpacks painted sheets to pixels, for a page would wait for that: it sends one with the port it wants the pixels at.
'use strict';

onmessage = async ({data, ports: [to]}) => {
	try {
		const picture = await createImageBitmap(new Blob([data])), {width, height} = picture;
		const on = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
		on.drawImage(picture, 0, 0);
		const pixels = new Uint8Array(on.getImageData(0, 0, width, height).data.buffer);
		to.postMessage({width, height, pixels}, [pixels.buffer]);
	} catch (error) {
		to.postMessage({error: String(error.message || error)});
	}
};
