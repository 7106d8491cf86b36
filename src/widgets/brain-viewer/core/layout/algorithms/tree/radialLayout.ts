import { centredTree, membersOf, type Tree } from '../../../model/hierarchy.ts';
import { noPlace, type LayoutInput, type Point, type Size } from '../../layoutInput.ts';
import { mapped, mirrored, type Direction, type PlacedLines } from '../placedLines.ts';
import { treeLayout } from './treeLayout.ts';

/**
 * Lays out connected boxes on both sides of the most linked one: half of them as a tree in a
 * direction, the others as a tree against it.
 */
export function radialLayout(
  { boxes, links, stage }: Pick<LayoutInput, 'boxes' | 'links'> & { stage: Size },
  direction: Direction,
): PlacedLines {
  const tree = centredTree(boxes.length, links);
  const [centre = 0] = tree.roots;
  const side = direction === 'down' ? 'height' : 'width';
  const half = { ...stage, [side]: stage[side] / 2 };
  const places = boxes.map((): Point => noPlace);
  const lines = new Map<number, readonly Point[]>();
  let faults = 0;
  for (const [at, branches] of halvesOf(tree, centre).entries()) {
    const children = tree.children.map((own, box) => (box === centre ? branches : own));
    const placed = treeLayout({ boxes, stage: half }, { ...tree, children }, direction, 0.5);
    const facing = at === 0 ? placed : mirrored(placed, direction);
    const { x, y } = facing.places[centre] ?? noPlace;
    const own = mapped(facing, (point) => ({ x: point.x - x, y: point.y - y }));
    for (const box of branches.flatMap((branch) => membersOf(tree, branch))) {
      places[box] = own.places[box] ?? noPlace;
    }
    for (const [link, points] of own.lines) {
      const isOutward = tree.linkTo[links[link]?.[1] ?? -1] === link;
      lines.set(link, isOutward ? points : points.toReversed());
    }
    faults = own.faults ?? 0;
  }
  return { places, lines, faults };
}

/** Splits the branches of a centre into two halves of similar size. */
function halvesOf(tree: Tree, centre: number): readonly [number[], number[]] {
  const halves: [number[], number[]] = [[], []];
  const sizes = [0, 0];
  const branches = (tree.children[centre] ?? []).map((branch) => ({
    branch,
    size: membersOf(tree, branch).length,
  }));
  for (const { branch, size } of branches.sort((a, b) => b.size - a.size)) {
    const at = (sizes[1] ?? 0) < (sizes[0] ?? 0) ? 1 : 0;
    halves[at].push(branch);
    sizes[at] = (sizes[at] ?? 0) + size;
  }
  return halves;
}
