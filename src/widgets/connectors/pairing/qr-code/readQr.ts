import { qrModulesIn, type QrModules } from './qrModules.ts';

/** A code in a form that can be shown: as squares that we draw, or as the image received. */
export type DrawableQr =
  | { type: 'modules'; modules: QrModules }
  | { type: 'image'; address: string };

/** The first bytes of images in base64, as the platform does not say which type it sends. */
const imageTypes = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWwg', 'image/svg+xml'],
] as const;

/**
 * Makes what the platform sends as `qrBase64` drawable: an image in base64, with or without
 * `data:…,` before it. A text that is no image counts as what the code says, and is encoded here.
 *
 * @throws Error when a text is too long for a QR code.
 */
export async function readQr(qrBase64: string): Promise<DrawableQr> {
  const base64 = qrBase64.replace(/^data:[^,]*,/, '').trim();
  const type = imageTypes.find(([start]) => base64.startsWith(start))?.[1];
  if (type === undefined) {
    const { encode } = await import('uqr');
    return { type: 'modules', modules: encode(base64, { ecc: 'M', border: 0 }).data };
  }
  const modules = await modulesOf(base64, type).catch(() => undefined);
  return modules === undefined
    ? { type: 'image', address: `data:${type};base64,${base64}` }
    : { type: 'modules', modules };
}

async function modulesOf(base64: string, type: string): Promise<QrModules | undefined> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context === null ? undefined : qrModulesIn(context.getImageData(0, 0, width, height));
}
