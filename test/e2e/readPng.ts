import type { Page } from 'playwright';

/** An image's points: red, green, blue and alpha from 0 to 255 each, row by row. */
export interface Points {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A blank page for each page: opening one for each image takes longer than reading it. */
const decoders = new WeakMap<Page, Promise<Page>>();

/** Reads a screenshot's points, with a page of the browser as the decoder. */
export async function readPng(page: Page, png: Buffer): Promise<Points> {
  const decoder = decoders.get(page) ?? page.context().newPage();
  decoders.set(page, decoder);
  const blank = await decoder;
  const { data, ...size } = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (canvas === null) throw new Error('expected a canvas');
    canvas.drawImage(bitmap, 0, 0);
    // As one text: handing over a number at a time takes seconds.
    let points = '';
    for (const point of canvas.getImageData(0, 0, width, height).data) {
      points += String.fromCharCode(point);
    }
    return { data: btoa(points), width, height };
  }, png.toString('base64'));
  return { data: Uint8ClampedArray.from(Buffer.from(data, 'base64')), ...size };
}
