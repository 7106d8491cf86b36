import { encode } from 'uqr';
import { encodePng } from './encodePng.ts';

/** A text as a QR code: a PNG in base64 that a phone can read from a screen. */
export function qrImage(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  return btoa(String.fromCharCode(...encodePng(data, 4)));
}
