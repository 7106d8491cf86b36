/** A QR code as its squares, row by row; true is dark. Without the quiet zone around it. */
export type QrModules = readonly (readonly boolean[])[];

/** An image's points: red, green, blue and alpha from 0 to 255 each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Reads the squares of a QR code from a flat image of it, dark on light and upright.
 *
 * @returns Undefined for an image of something else, or of a stylised code.
 */
export function qrModulesIn(pixels: Pixels): QrModules | undefined {
  const isDark = darkness(pixels);
  const frame = frameOf(pixels, isDark);
  if (frame === undefined) return undefined;
  const { left, top, size } = frame;
  let corner = 0;
  while (corner < size && isDark(left + corner, top)) corner += 1;
  // The corner mark's upper edge is seven squares wide.
  const count = Math.round((size * 7) / corner);
  if (count < 21 || count > 177 || (count - 17) % 4 !== 0) return undefined;
  const middle = (at: number): number => Math.floor(((at + 0.5) * size) / count);
  const modules = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => isDark(left + middle(column), top + middle(row))),
  );
  const far = count - 7;
  return hasMark(modules, 0, 0) && hasMark(modules, 0, far) && hasMark(modules, far, 0)
    ? modules
    : undefined;
}

/** A path over a grid of one unit a square, with each run of dark squares as one rectangle. */
export function qrPath(modules: QrModules, margin: number): string {
  const runs: string[] = [];
  for (const [row, line] of modules.entries()) {
    for (let start = 0; start < line.length; start += 1) {
      if (line[start] !== true) continue;
      let end = start;
      while (line[end] === true) end += 1;
      runs.push(`M${start + margin} ${row + margin}h${end - start}v1h${start - end}z`);
      start = end;
    }
  }
  return runs.join('');
}

type IsDark = (x: number, y: number) => boolean;

function darkness({ data, width }: Pixels): IsDark {
  return (x, y) => {
    const at = (y * width + x) * 4;
    const [red = 255, green = 255, blue = 255, alpha = 255] = data.subarray(at, at + 4);
    const light = 0.3 * red + 0.59 * green + 0.11 * blue;
    return 255 - ((255 - light) * alpha) / 255 < 128;
  };
}

/** The smallest square around everything dark. */
function frameOf(
  { width, height }: Pixels,
  isDark: IsDark,
): { left: number; top: number; size: number } | undefined {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isDark(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const size = right - left + 1;
  return right < 0 || bottom - top + 1 !== size ? undefined : { left, top, size };
}

/** Returns whether a finder pattern is here: a ring of seven squares around a block of three. */
function hasMark(modules: QrModules, row: number, column: number): boolean {
  for (let y = 0; y < 7; y += 1) {
    for (let x = 0; x < 7; x += 1) {
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      if (modules[row + y]?.[column + x] !== (ring !== 2)) return false;
    }
  }
  return true;
}
