import jsQR from 'jsqr';

/** Decodes the QR code of a base64 image or a canvas. */
export async function readCode(source: string | HTMLCanvasElement): Promise<string | undefined> {
  const image = new Image();
  image.src = typeof source === 'string' ? `data:image/png;base64,${source}` : source.toDataURL();
  image.width = 400;
  image.height = 400;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 400;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('expected a canvas');
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, 400, 400);
  const { data, width, height } = context.getImageData(0, 0, 400, 400);
  return jsQR(data, width, height)?.data;
}
