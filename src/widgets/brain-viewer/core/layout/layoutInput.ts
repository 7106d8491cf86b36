/** A place in the graph, in pixels at zoom 1. Of a box it is the centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places by the name of a label. */
export type Places = ReadonlyMap<string, Point>;

/** The size of a box, in pixels at zoom 1. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of what has none. */
export const noSize: Size = { width: 0, height: 0 };

/** The place of what has none. */
export const noPlace: Point = { x: 0, y: 0 };

/**
 * The algorithm that places labels: `organic` by their relations, `hierarchical` in ranks, `radial`
 * around the most linked one, `grid` in rows.
 */
export type LayoutAlgorithm = 'organic' | 'hierarchical' | 'radial' | 'grid';

/** The boxes and links to place. It can be sent to a worker. */
export interface LayoutInput {
  readonly algorithm: LayoutAlgorithm;
  readonly boxes: readonly Size[];
  /** Pairs of indexes into `boxes`; a hierarchy leads from the first to the second, root first. */
  readonly links: readonly (readonly [from: number, to: number])[];
  /** The room that the words of each link take across, in pixels. @default they are given no room */
  readonly words?: readonly number[] | undefined;
  /** True if a hierarchy is to end at its root. @default false */
  readonly isTurned?: boolean;
  /** From then on the layout finishes with what it has, in milliseconds. */
  readonly deadline: number;
  /** The desired ratio of the picture's width to its height. @default 1.5 */
  readonly aspect?: number;
  /** True to find lines around boxes, too. @default false */
  readonly hasLines?: boolean;
  /** The known places of the boxes: then only lines are found. */
  readonly places?: readonly Point[];
}

/** The places of the boxes, and the lines between them. */
export interface LayoutOutput {
  /** The middle of each box, in the order of the input. */
  readonly places: readonly Point[];
  /** The algorithm used: another one than requested if the graph has too many links for it. */
  readonly algorithm: LayoutAlgorithm;
  /** True if the deadline cut it short. */
  readonly isLate: boolean;
  /** The points of the line of each link. Undefined where there are too many, or the time was over. */
  readonly lines?: readonly (readonly Point[])[];
}

/** A layout that can be done step by step: it yields how far it is, from 0 to 1. */
export type LayoutSteps<T> = Generator<number, T, undefined>;

/** Room between two boxes, in pixels at zoom 1. */
export const boxGap = 28;

/** The aspect of a picture of which nothing else is known. */
export const usualAspect = 1.5;

/** A picture has about this height on a stage: what it shows at full size need not be smaller. */
export const usualHeight = 544;
