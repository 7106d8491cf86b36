import { encode } from 'uqr';

/** Encodes a text as a QR code: a base64 PNG that phones can scan from a screen. */
export function qrImage(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  return btoa(String.fromCharCode(...encodePng(data, 4)));
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Encodes a black-and-white image as an uncompressed PNG, since a compressor would be larger than
 * what it saves.
 *
 * @param rows - True is black. All rows have the same length.
 * @param scale - Pixels per element, in both directions.
 */
function encodePng(rows: readonly (readonly boolean[])[], scale: number): Uint8Array {
  const width = (rows[0]?.length ?? 0) * scale;
  const lines = rows.flatMap((row) => {
    const grey = row.flatMap((black) => new Array<number>(scale).fill(black ? 0 : 255));
    // Each scan line starts with its filter type: none.
    return new Array<number[]>(scale).fill([0, ...grey]);
  });
  const header = [...int32(width), ...int32(lines.length), 8, 0, 0, 0, 0];
  const image = [...chunk('IHDR', header), ...chunk('IDAT', store(lines)), ...chunk('IEND', [])];
  return new Uint8Array([...signature, ...image]);
}

/** Returns a zlib stream of stored blocks, one per line. */
function store(lines: readonly (readonly number[])[]): number[] {
  const blocks = lines.flatMap((line, at) => {
    const { length } = line;
    const isLast = at === lines.length - 1 ? 1 : 0;
    return [isLast, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255, ...line];
  });
  return [0x78, 0x01, ...blocks, ...int32(adler32(lines.flat()))];
}

function chunk(type: string, data: readonly number[]): number[] {
  const named = [...Array.from(type, (char) => char.charCodeAt(0)), ...data];
  return [...int32(data.length), ...named, ...int32(crc32(named))];
}

function int32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function adler32(bytes: readonly number[]): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}

function crc32(bytes: readonly number[]): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    }
  }
  return ~rest >>> 0;
}
