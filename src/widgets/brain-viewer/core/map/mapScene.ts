import type { Frame } from '../scene/frame.ts';
import { forEachPiece, pointText, roundedPath, type LinePath } from '../scene/linePath.ts';
import type { Point, Size } from '../layout/layoutInput.ts';
import type { GraphLabel, GraphLink, GraphRelation } from '../model/brainGraph.ts';
import type { LabelGroup } from '../model/groupLabels.ts';
import type { MapGroup } from './brainMap.ts';

export type MapContent =
  | {
      readonly kind: 'group';
      readonly of: MapGroup;
      /** The labels that are named. The others are counted. */
      readonly named: readonly GraphLabel[];
      /** Breaks a title into the lines that the box has room for. */
      readonly linesOf: (title: string) => readonly string[];
    }
  | {
      readonly kind: 'label';
      readonly label: GraphLabel;
      readonly group: LabelGroup | undefined;
      /** The relation to the central label. Undefined for that label and on a path. */
      readonly role:
        | { readonly way: 'in' | 'out'; readonly relations: readonly GraphRelation[] }
        | undefined;
      /** True if the card shows the relation, for lack of room on its edge. */
      readonly isCompact: boolean;
      readonly isCentre: boolean;
    }
  | { readonly kind: 'more'; readonly count: number };

/** A box of the map, in pixels at zoom 1. */
export interface MapBox extends Frame {
  readonly id: string;
  readonly content: MapContent;
}

export interface MapLine extends LinePath {
  readonly id: string;
  /** The ids of the boxes at its ends. */
  readonly ends: readonly [source: string, target: string];
  /** The radius of its bends. 0 if it has none, and curves where it isn't along an axis. */
  readonly bend: number;
  readonly width: number;
  /** The centre of its text. */
  readonly middle: Point;
  /** The maximum width of its text. */
  readonly room: number;
  /** The link or the relations that it represents. */
  readonly of: GraphLink | { readonly relations: readonly GraphRelation[] };
  /** True for the strongest edge of the map. */
  readonly isStrongest: boolean;
  /** True if it has an arrowhead at its end. */
  readonly head: boolean;
  readonly dash: number;
  /** The look without hover: with text, without, or hidden until an end is hovered or focused. */
  readonly rest: 'told' | 'plain' | 'hidden';
}

export type MapRows = readonly (readonly string[])[];

/** The arrangement of a map's groups, which later maps keep. */
export interface MapPlan {
  readonly rows: MapRows;
  /** The lanes below each row that there is room for, on a stage of this width. @default as needed */
  readonly lanes?: readonly number[];
  readonly width?: number;
}

/** A picture of groups, of one label with its neighbours, or of a path. */
export interface MapScene extends Size {
  /** The initial tab stop: the id of a group's box, or the name of a label. */
  readonly first: string;
  readonly boxes: readonly MapBox[];
  readonly lines: readonly MapLine[];
}

/** Returns the group that determines a box's colour. */
export function groupOfBox(content: MapContent): LabelGroup | undefined {
  if (content.kind === 'group') return content.of.group;
  return content.kind === 'label' ? content.group : undefined;
}

/** Mirrors a scene, whose flow is then read from right to left. */
export function mirrorScene(scene: MapScene): MapScene {
  const { width } = scene;
  const mirror = <T extends Point>(point: T): T => ({ ...point, x: width - point.x });
  return {
    ...scene,
    boxes: scene.boxes.map((box) => ({ ...box, left: width - box.left - box.width })),
    lines: scene.lines.map((line) => ({
      ...line,
      from: mirror(line.from),
      to: mirror(line.to),
      middle: mirror(line.middle),
      via: line.via.map(mirror),
    })),
  };
}

/** Returns an edge as SVG path data. Its curves start and end horizontally. */
export function linePathData(line: MapLine): string {
  if (line.bend > 0) return roundedPath(line, line.bend, 1);
  let data = `M${pointText(line.from)}`;
  forEachPiece(line, (from, to) => {
    const x = (from.x + to.x) / 2;
    const isCurved = from.x !== to.x && from.y !== to.y;
    const controls = isCurved ? [from, to].map(({ y }) => pointText({ x, y })) : [];
    data += `${isCurved ? 'C' : 'L'}${[...controls, pointText(to)].join(' ')}`;
  });
  return data;
}
