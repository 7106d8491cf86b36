import type { Emphasis } from './emphasis.ts';
import { lookOf } from './emphasis.ts';
import { middleOf, type Scene, type SceneLine } from './scene.ts';

/** A rectangle of the scene. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room that a badge takes, in pixels at zoom 1, and how many there are at most. */
const badge = { width: 150, height: 26, letter: 6.9, around: 20, overlap: 2, most: 60 } as const;

/** With more lines for each label, only those that stand out have badges. */
const mostWithBadges = 5;

/** The lines that have room for a badge: in the area, clear of cards and of other badges. */
export function placeBadges(scene: Scene, emphasis: Emphasis, area: Area): SceneLine[] {
  const isCrowd = scene.lines.length > mostWithBadges * scene.boxes.length;
  const least = isCrowd ? 1 : 0;
  const lines = scene.lines
    .map((line) => ({
      line,
      middle: middleOf(line),
      width: widthOf(line),
      rank: rankOf(line, emphasis),
    }))
    .filter(
      ({ middle, rank }) =>
        rank > least &&
        middle.x > area.left &&
        middle.x < area.right &&
        middle.y > area.top &&
        middle.y < area.bottom,
    )
    .sort((a, b) => b.rank - a.rank || b.line.link.count - a.line.link.count);
  const near = scene.boxes.filter(
    (box) =>
      box.x + box.width / 2 > area.left &&
      box.x - box.width / 2 < area.right &&
      box.y + box.height / 2 > area.top &&
      box.y - box.height / 2 < area.bottom,
  );
  const placed: typeof lines = [];
  for (const candidate of lines) {
    if (placed.length >= badge.most) break;
    const { middle, line, width } = candidate;
    const isFree =
      placed.every(
        ({ middle: other, width: taken }) =>
          Math.abs(other.x - middle.x) >= (width + taken) / 2 ||
          Math.abs(other.y - middle.y) >= badge.height,
      ) &&
      (line.loop ||
        near.every(
          (box) =>
            Math.abs(box.x - middle.x) >= (box.width + width) / 2 - badge.overlap ||
            Math.abs(box.y - middle.y) >= (box.height + badge.height) / 2,
        ));
    if (isFree) placed.push(candidate);
  }
  return placed.map(({ line }) => line);
}

/** Estimates the width of a badge from its text. */
function widthOf({ link: { relations, count } }: SceneLine): number {
  const [first] = relations;
  const name = relations.length === 1 ? (first?.type.length ?? 0) : 8;
  const letters = name + 3 + count.toString().length;
  return Math.min(badge.width, letters * badge.letter + badge.around);
}

function rankOf({ link }: SceneLine, emphasis: Emphasis): number {
  if (link.id === emphasis.openLink) return 0;
  return { dimmed: 0, plain: 1, strong: 2, added: 3 }[lookOf(link, emphasis)];
}
