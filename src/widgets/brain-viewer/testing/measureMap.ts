import type { MapBox, MapScene } from '../core/map/mapScene.ts';

/** Counts boxes that cover an earlier one. */
export function overlaps(boxes: readonly MapBox[]): number {
  return boxes.filter((box, index) => boxes.slice(0, index).some((other) => isOver(box, other)))
    .length;
}

function isOver(a: MapBox, b: MapBox): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** Points of a path of straight lines and cubic curves. */
function pointsOf(path: string): { x: number; y: number }[] {
  const numbers = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);
  const points: { x: number; y: number }[] = [];
  for (const [, command, rest] of path.matchAll(/([MLCQ])([^MLCQ]*)/g)) {
    const values = numbers(rest ?? '');
    const last = points.at(-1) ?? { x: 0, y: 0 };
    const pairs = values.flatMap((x, index) => {
      const y = values[index + 1];
      return index % 2 === 0 && y !== undefined ? [{ x, y }] : [];
    });
    const [one = last, two = one, three = two] = pairs;
    for (let step = 1; step <= 24; step += 1) {
      const t = step / 24;
      const u = 1 - t;
      const at = (axis: 'x' | 'y'): number => {
        if (command === 'C') {
          return (
            u ** 3 * last[axis] +
            3 * u * u * t * one[axis] +
            3 * u * t * t * two[axis] +
            t ** 3 * three[axis]
          );
        }
        if (command === 'Q') return u * u * last[axis] + 2 * u * t * one[axis] + t * t * two[axis];
        return u * last[axis] + t * one[axis];
      };
      points.push(command === 'M' ? one : { x: at('x'), y: at('y') });
    }
  }
  return points;
}

/** Returns the lines visible at rest that pass over a box that they don't end at. */
export function foreignCrossings({ boxes, lines }: MapScene): string[] {
  return lines
    .filter(({ rest }) => rest !== 'hidden')
    .flatMap(({ id, ends, path }) =>
      boxes
        .filter((box) => !ends.includes(box.id))
        .filter((box) =>
          pointsOf(path).some(
            ({ x, y }) =>
              x > box.left + 1 &&
              x < box.left + box.width - 1 &&
              y > box.top + 1 &&
              y < box.top + box.height - 1,
          ),
        )
        .map((box) => `${id} over ${box.id}`),
    );
}
