import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrImage } from './qrImage.ts';

async function readCode(qrBase64: string): Promise<string | undefined> {
  const image = new Image();
  image.src = `data:image/png;base64,${qrBase64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('expected a canvas');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(data, width, height)?.data;
}

it.each([
  'messaging-a:6f1c2a34-9b1d-4c55-8a2e-0f3b7a1d2c44:0',
  'messaging-a:6f1c2a34-9b1d-4c55-8a2e-0f3b7a1d2c44:7',
  'Grüße, 12 %',
])('a QR reader reads %s', async (text) => {
  expect(await readCode(qrImage(text))).toBe(text);
});
