import type { Point, Size } from '../layout/layoutInput.ts';
import type { Frame } from '../layout/algorithms/packParts.ts';
import type { GraphLabel, GraphLink, GraphRelation } from '../model/brainGraph.ts';
import type { LabelGroup } from '../model/groupLabels.ts';
import type { MapGroup } from './brainMap.ts';

/** The content of a box of the map. */
export type MapContent =
  | {
      readonly kind: 'group';
      readonly of: MapGroup;
      /** Its labels that are named; the others are counted. */
      readonly named: readonly GraphLabel[];
    }
  | {
      readonly kind: 'label';
      readonly label: GraphLabel;
      readonly group: LabelGroup | undefined;
      /** Its relation to the label in the middle. Undefined: it is that, or a step of a path. */
      readonly role:
        | { readonly way: 'in' | 'out'; readonly relations: readonly GraphRelation[] }
        | undefined;
      /** True if the relation is written on the card, as there is no room on its line. */
      readonly isCompact: boolean;
      readonly isCentre: boolean;
    }
  | { readonly kind: 'more'; readonly count: number };

/** A box of the map, in pixels at zoom 1. */
export interface MapBox extends Frame {
  readonly id: string;
  readonly content: MapContent;
}

/** A line of the map. */
export interface MapLine {
  readonly id: string;
  /** The boxes at its ends. */
  readonly ends: readonly [source: string, target: string];
  /** As the data of an SVG path. */
  readonly path: string;
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  /** The centre of its text. */
  readonly middle: Point;
  /** The room for its text, in width. */
  readonly room: number;
  /** The link or the relations that it represents. */
  readonly of: GraphLink | { readonly relations: readonly GraphRelation[] };
  /** True if no other line of the map holds more. */
  readonly isStrongest: boolean;
  /** True if it has a head at its end. */
  readonly head: boolean;
  readonly dash: number;
  /** Its look at rest: with its text, without it, or hidden until its end is pointed at. */
  readonly rest: 'told' | 'plain' | 'hidden';
}

/** The groups in each row of a map. */
export type MapRows = readonly (readonly string[])[];

/** A picture of groups, of one label with its neighbours, or of a path. */
export interface MapScene extends Size {
  /** The first stop of the keyboard: the id of a group's box, or the name of a label. */
  readonly first: string;
  readonly boxes: readonly MapBox[];
  readonly lines: readonly MapLine[];
}

/** Returns the group whose colour a box has. */
export function groupOfBox(content: MapContent): LabelGroup | undefined {
  switch (content.kind) {
    case 'group':
      return content.of.group;
    case 'label':
      return content.group;
    case 'more':
      return undefined;
  }
}

/** Returns the middle of a box. */
export function centreOf({ left, top, width, height }: Frame): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns a curve between two points that leaves and arrives along one axis, as the data of an SVG path. */
export function curve(from: Point, to: Point, axis: 'x' | 'y'): string {
  const half = (to[axis] - from[axis]) / 2;
  const [one, two] =
    axis === 'x'
      ? [
          { x: from.x + half, y: from.y },
          { x: to.x - half, y: to.y },
        ]
      : [
          { x: from.x, y: from.y + half },
          { x: to.x, y: to.y - half },
        ];
  return `M${at(from)}C${at(one)} ${at(two)} ${at(to)}`;
}

/** Returns a point as SVG writes it. */
export function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
