import type { MapBox, MapScene } from '../core/map/mapScene.ts';
import { countBox, isBesideColumn, pathPoints } from '../core/map/placeCounts.ts';
import { crossesBox, isApart } from '../core/scene/linePath.ts';
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
          const path = other === line ? [] : pathPoints(other.path);
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
    .flatMap(({ id, ends, path }) =>
      boxes
        .filter((box) => !ends.includes(box.id))
        .filter((box) =>
          pathPoints(path).some(
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
