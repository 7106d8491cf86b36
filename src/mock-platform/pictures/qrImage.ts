import { encode } from 'uqr';
import { encodePng } from './encodePng.ts';

/** Encodes a text as a QR code: a base64 PNG that phones can scan from a screen. */
export function qrImage(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  return btoa(String.fromCharCode(...encodePng(data, 4)));
}
