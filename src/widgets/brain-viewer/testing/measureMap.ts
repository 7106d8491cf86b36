import { linePathData, type MapBox, type MapLine, type MapScene } from '../core/map/mapScene.ts';
import type { Point } from '../core/layout/layoutInput.ts';
import { countBox, isBesideColumn } from '../core/map/placeCounts.ts';
import { crossesBox, forEachPiece, isApart, type LinePath } from '../core/scene/linePath.ts';
import { centreOf } from '../core/scene/frame.ts';

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

/** Returns the counts visible at rest that touch an edge they don't belong to, a box or another count. */
export function unclearCounts({ boxes, lines }: MapScene): string[] {
  const visible = lines.filter(({ rest }) => rest !== 'hidden');
  const told = visible.filter(({ rest }) => rest === 'told');
  return told
    .filter((line) => !isBesideColumn(line, boxes))
    .filter((line) => {
      const count = countBox(line);
      return (
        boxes.some((box) => !isApart(count, { ...box, ...centreOf(box) })) ||
        told.some((other) => other !== line && !isApart(count, countBox(other))) ||
        visible.some((other) => {
          const path = other === line ? [] : pathPoints(other);
          return path.some((to, at) => crossesBox(path[at - 1] ?? to, to, count, other.width / 2));
        })
      );
    })
    .map(({ id }) => id);
}

/** Returns the lines whose text, shown at rest or on hover, lies on a box. */
export function textsOnBoxes({ boxes, lines }: MapScene): string[] {
  return lines
    .filter(({ room }) => room > 0)
    .flatMap((line) => {
      const width = 'source' in line.of ? countBox(line).width : line.room;
      const text = { ...countBox(line), width };
      return boxes
        .filter((box) => !isApart(text, { ...box, ...centreOf(box) }))
        .map((box) => `${line.id} on ${box.id}`);
    });
}

/** Returns the lines visible at rest that pass over a box that they don't end at. */
export function foreignCrossings({ boxes, lines }: MapScene): string[] {
  return lines
    .filter(({ rest }) => rest !== 'hidden')
    .flatMap((line) =>
      boxes
        .filter((box) => !line.ends.includes(box.id))
        .filter((box) =>
          pathPoints(line).some(
            ({ x, y }) =>
              x > box.left + 1 &&
              x < box.left + box.width - 1 &&
              y > box.top + 1 &&
              y < box.top + box.height - 1,
          ),
        )
        .map((box) => `${line.id} over ${box.id}`),
    );
}

/** Returns the pairs of lines visible at rest that lie on one another for more than a bend. */
export function mergedLines({ lines }: MapScene): string[] {
  const drawn = lines
    .filter(({ rest }) => rest !== 'hidden')
    .map(({ id, width, ...path }) => ({ id, width, pieces: piecesOf(path) }));
  return drawn.flatMap((line, index) =>
    drawn
      .slice(0, index)
      .filter((other) => {
        const apart = (line.width + other.width) / 2;
        return line.pieces.some((one) => other.pieces.some((two) => isAlong(one, two, apart)));
      })
      .map((other) => `${line.id} on ${other.id}`),
  );
}

type Piece = readonly [Point, Point];

function piecesOf(path: LinePath): Piece[] {
  const pieces: Piece[] = [];
  forEachPiece(path, (from, to) => pieces.push([from, to]));
  return pieces;
}

/** Returns true for two pieces in one direction that are nearer than their widths allow. */
function isAlong([a, b]: Piece, [c, d]: Piece, apart: number): boolean {
  return (['x', 'y'] as const).some((across) => {
    const along = across === 'x' ? 'y' : 'x';
    const isOne = a[across] === b[across] && c[across] === d[across];
    const shared =
      Math.min(Math.max(a[along], b[along]), Math.max(c[along], d[along])) -
      Math.max(Math.min(a[along], b[along]), Math.min(c[along], d[along]));
    return isOne && Math.abs(a[across] - c[across]) < apart && shared > 8;
  });
}

/** The points per piece of a path. */
const steps = 24;

/** Returns points along an edge as it is drawn, of straight, quadratic and cubic pieces. */
function pathPoints(line: MapLine): Point[] {
  const points: Point[] = [];
  for (const [, command, rest = ''] of linePathData(line).matchAll(/([MLCQ])([^MLCQ]*)/g)) {
    const pairs = Array.from(rest.matchAll(/(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    const start = points.at(-1) ?? pairs[0];
    if (start === undefined) continue;
    for (let step = 1; step <= (command === 'M' ? 1 : steps); step += 1) {
      points.push(onPiece([start, ...pairs], step / steps));
    }
  }
  return points;
}

/** Returns the point of a Bézier curve of any degree, by de Casteljau's algorithm. */
function onPiece(controls: readonly Point[], t: number): Point {
  const [first = { x: 0, y: 0 }, ...others] = controls;
  if (others.length === 0) return first;
  const between = others.map((point, index) => {
    const before = controls[index] ?? first;
    return { x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t };
  });
  return onPiece(between, t);
}
