import { qrModulesIn, type QrModules } from './qrModules.ts';

/** A drawable code: modules, or the received image. */
export type DrawableQr =
  | { type: 'modules'; modules: QrModules }
  | { type: 'image'; address: string };

/** Base64 prefixes of image types, since the platform doesn't send the MIME type. */
const imageTypes = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWwg', 'image/svg+xml'],
] as const;

/**
 * Converts the platform's `qrBase64` to a drawable code: a base64 image, with or without a
 * `data:…,` prefix. Any other text is treated as the payload and encoded here.
 *
 * @throws Error if the text is too long for a QR code.
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
