/** A QR code's modules by row; true is dark. Excludes the quiet zone. */
export type QrModules = readonly (readonly boolean[])[];

/** An image's RGBA bytes, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Extracts the modules of a QR code from a flat, upright, dark-on-light image.
 *
 * @returns Undefined if the image holds no code, or a stylised one.
 */
export function qrModulesIn(pixels: Pixels): QrModules | undefined {
  const isDark = darkness(pixels);
  const frame = boundingBoxOf(pixels, isDark);
  if (frame === undefined) return undefined;
  const { left, top, size } = frame;
  let corner = 0;
  while (corner < size && isDark(left + corner, top)) corner += 1;
  // The top edge of the finder pattern is seven modules wide.
  const count = Math.round((size * 7) / corner);
  if (count < 21 || count > 177 || (count - 17) % 4 !== 0) return undefined;
  const middle = (at: number): number => Math.floor(((at + 0.5) * size) / count);
  const modules = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => isDark(left + middle(column), top + middle(row))),
  );
  const far = count - 7;
  return hasFinderPattern(modules, 0, 0) &&
    hasFinderPattern(modules, 0, far) &&
    hasFinderPattern(modules, far, 0)
    ? modules
    : undefined;
}

/** Returns an SVG path in module units, with one rectangle per run of dark modules. */
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

/** Returns the bounding square of all dark modules. */
function boundingBoxOf(
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

/** Returns true if a finder pattern starts here: a seven-module ring around a 3×3 block. */
function hasFinderPattern(modules: QrModules, row: number, column: number): boolean {
  for (let y = 0; y < 7; y += 1) {
    for (let x = 0; x < 7; x += 1) {
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      if (modules[row + y]?.[column + x] !== (ring !== 2)) return false;
    }
  }
  return true;
}
