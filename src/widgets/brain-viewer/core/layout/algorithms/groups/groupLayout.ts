import { centredTree } from '../../../model/hierarchy.ts';
import { frameOf } from '../../../scene/frame.ts';
import { groupRoom } from '../../../scene/regions.ts';
import { roomOn } from '../../../scene/viewport.ts';
import {
  noPlace,
  noSize,
  type LayoutInput,
  type LayoutSteps,
  type Point,
  type Size,
} from '../../layoutInput.ts';
import { gridLayout } from '../gridLayout.ts';
import { packInRows } from './packInRows.ts';
import type { PlacedLines } from '../placedLines.ts';
import { shapesOfTree, type Shape } from '../tree/treeLayout.ts';

type GroupInput = Pick<LayoutInput, 'boxes' | 'links'> &
  Required<Pick<LayoutInput, 'groups' | 'stage'>> & { readonly groups: readonly number[] };

/** On a phone, the controls stand below the picture: the stage's greatest width, and their height. */
const phone = { below: 560, controls: 40 } as const;

/** Lays out each group by itself, as the trees of its links, and puts the groups in rows. */
export function* groupLayout({
  boxes,
  links,
  groups,
  stage,
}: GroupInput): LayoutSteps<PlacedLines> {
  const parts: Part[] = [];
  const numbers = [...new Set(groups)];
  for (const [at, number] of numbers.entries()) {
    parts.push(partOf({ boxes, links, groups }, number));
    yield at / numbers.length;
  }
  const { width, height } = roomOn(stage);
  const packed = packInRows(
    parts.map(({ shapes }) => shapes),
    { width, height: stage.width < phone.below ? height - phone.controls : height },
    groupRoom.between,
  );
  const places = boxes.map(() => noPlace);
  const lines = new Map<number, readonly Point[]>();
  for (const [at, { members, linkIndexes }] of parts.entries()) {
    const { shape, left, top } = packed[at] ?? {};
    const own = { places: members.map(() => noPlace), lines: new Map<number, readonly Point[]>() };
    shape?.place(left ?? 0, top ?? 0, own);
    for (const [index, box] of members.entries()) places[box] = own.places[index] ?? noPlace;
    for (const [link, points] of own.lines) lines.set(linkIndexes[link] ?? -1, points);
  }
  return { places, lines };
}

/** The boxes of a group, its links by their indexes in the whole graph, and the ways to lay it out. */
interface Part {
  readonly members: readonly number[];
  readonly linkIndexes: readonly number[];
  readonly shapes: readonly GroupShape[];
}

type GroupShape = Size & Pick<Shape, 'place'>;

function partOf({ boxes, links, groups }: Omit<GroupInput, 'stage'>, number: number): Part {
  const members = groups.flatMap((group, box) => (group === number ? [box] : []));
  const indexes = new Map(members.map((box, index) => [box, index]));
  const own = links.flatMap(([from, to], link) => {
    const [a, b] = [indexes.get(from), indexes.get(to)];
    return a === undefined || b === undefined ? [] : [{ link, pair: [a, b] as const }];
  });
  const sizes = members.map((box) => boxes[box] ?? noSize);
  const pairs = own.map(({ pair }) => pair);
  const shapes = number < 0 ? gridsOf(sizes) : treesOf(sizes, pairs);
  return { members, linkIndexes: own.map(({ link }) => link), shapes: shapes.map(withRoom) };
}

/** The aspects of grids that are tried. */
const aspects = [0.5, 0.8, 1.2, 1.8, 2.6, 4] as const;

function gridsOf(boxes: readonly Size[]): GroupShape[] {
  return aspects.map((width) => {
    const places = gridLayout(boxes, { width, height: 1 });
    const frame = frameOf(boxes, places);
    return {
      ...frame,
      place: (left, top, into) => {
        for (const [index, { x, y }] of places.entries()) {
          into.places[index] = { x: x + left - frame.left, y: y + top - frame.top };
        }
      },
    };
  });
}

function treesOf(boxes: readonly Size[], links: LayoutInput['links']): GroupShape[] {
  const tree = centredTree(boxes.length, links);
  return shapesOfTree(boxes, tree).map((shape) => ({
    ...shape,
    place: (left, top, into) => {
      shape.place(left, top, into);
      for (const [link, points] of into.lines) {
        const isOutward = tree.linkTo[links[link]?.[1] ?? -1] === link;
        if (!isOutward) into.lines.set(link, points.toReversed());
      }
    },
  }));
}

/** Adds the room around the boxes of a group. */
function withRoom({ width, height, place }: GroupShape): GroupShape {
  const { around, above } = groupRoom;
  return {
    width: width + 2 * around,
    height: height + around + above,
    place: (left, top, into) => place(left + around, top + above, into),
  };
}
