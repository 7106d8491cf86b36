/** A point in the graph, in pixels at zoom 1. A box is placed by its centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Places = ReadonlyMap<string, Point>;

/** The size of a box, in pixels at zoom 1. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The default for an unknown size. */
export const noSize: Size = { width: 0, height: 0 };

/** The default for an unknown place. */
export const noPlace: Point = { x: 0, y: 0 };

/**
 * The layout algorithm: `organic` is force-directed, `hierarchical` layered, `radial` on both
 * sides of the most linked label, `grid` in rows.
 */
export type LayoutAlgorithm = 'organic' | 'hierarchical' | 'radial' | 'grid';

/**
 * A link between two boxes, by their indexes, directed from the root for a hierarchy. Its arrow
 * leads to `to`, or `back` to `from`.
 */
export type LayoutLink = readonly [from: number, to: number, arrow?: 'back' | undefined];

/** The boxes and links to lay out. Structured-cloneable, for a worker. */
export interface LayoutInput {
  readonly algorithm: LayoutAlgorithm;
  readonly boxes: readonly Size[];
  readonly links: readonly LayoutLink[];
  /** The width of each link's badge, in pixels. @default no room for badges */
  readonly badgeWidths?: readonly number[] | undefined;
  /** The number of each box's group, by which boxes are placed; -1 for none. @default no groups */
  readonly groups?: readonly number[] | undefined;
  /** True to place the root of a hierarchy last. @default false */
  readonly isTurned?: boolean;
  /** The time limit in milliseconds, after which the layout ends with the current places. */
  readonly deadline: number;
  /** The size of the stage, in pixels, within whose margin a picture isn't shrunk. @default 912 by 640 */
  readonly stage?: Size;
}

/** The places of the boxes, and the routed edges. */
export interface LayoutOutput {
  /** The centre of each box, in the order of the input. */
  readonly places: readonly Point[];
  /** The algorithm used. Differs from the requested one if the graph was too large for it. */
  readonly algorithm: LayoutAlgorithm;
  /** True if the deadline cut it short. */
  readonly isLate: boolean;
  /** The points of each link's edge. Undefined above the routing limits or past the deadline. */
  readonly lines?: readonly (readonly Point[])[];
}

/** An incremental layout, which yields its progress from 0 to 1. */
export type LayoutSteps<T> = Generator<number, T, undefined>;

/** Runs steps as a part of others, whose progress it yields. */
export function* mapProgress<T>(
  steps: LayoutSteps<T>,
  map: (progress: number) => number,
): LayoutSteps<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield map(step.value);
  }
}

/** The minimum gap between two boxes, in pixels at zoom 1. */
export const boxGap = 28;

/** The default size of a stage, in pixels. */
export const usualStage: Size = { width: 912, height: 640 };
