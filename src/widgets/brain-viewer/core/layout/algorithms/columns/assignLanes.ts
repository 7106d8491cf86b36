/** The gap between two lanes, in pixels at zoom 1. */
export const laneGap = 12;

/** An edge's segment between two columns, with a vertical run on a lane unless it is straight. */
export interface Step {
  /** The index of the column before the gap. */
  readonly gap: number;
  readonly from: number;
  readonly to: number;
  /** The heights of its horizontal runs left and right of the lane. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** The bundle of steps to one side of one box, which share a lane. */
  readonly bundle: string | undefined;
}

/** The steps that share a lane, and their vertical extent. */
interface Lane {
  readonly steps: readonly Step[];
  readonly min: number;
  readonly max: number;
}

/** Assigns steps to lanes, numbered from the left. Straight steps have none. */
export function assignLanes(steps: readonly Step[]): {
  lanes: number;
  laneOf: ReadonlyMap<Step, number>;
} {
  const bundles = new Map<unknown, Step[]>();
  for (const step of steps) {
    const isStraight = step.from === step.to && step.left.length === 1;
    const key = step.bundle ?? step;
    if (!isStraight) bundles.set(key, [...(bundles.get(key) ?? []), step]);
  }
  const found = Array.from(bundles.values(), (of): Lane => {
    const heights = of.flatMap(({ from, to }) => [from, to]);
    return { steps: of, min: Math.min(...heights), max: Math.max(...heights) };
  });
  const laneOf = new Map<Step, number>();
  const placed: { lane: Lane; at: number }[] = [];
  for (const lane of sortLanes(found)) {
    const beside = placed.filter(
      (other) => other.lane.min < lane.max + laneGap && lane.min < other.lane.max + laneGap,
    );
    const at = Math.max(-1, ...beside.map((other) => other.at)) + 1;
    placed.push({ lane, at });
    for (const step of lane.steps) laneOf.set(step, at);
  }
  return { lanes: Math.max(0, ...placed.map(({ at }) => at + 1)), laneOf };
}

/** Orders lanes with few crossings, by greedy insertion. */
function sortLanes(lanes: readonly Lane[]): readonly Lane[] {
  const order: Lane[] = [];
  for (const lane of lanes) {
    // Inserts the lane at the position of least cost.
    let [best, min, sum] = [0, 0, 0];
    for (const [at, other] of order.entries()) {
      sum += cost(other, lane) - cost(lane, other);
      if (sum < min) [best, min] = [at + 1, sum];
    }
    order.splice(best, 0, lane);
  }
  return order;
}

/** The cost of an edge that nearly overlaps another, with which it would read as one. */
const along = 4;

/** Returns the cost of a pair of lanes if the first is on the left. */
function cost(first: Lane, second: Lane): number {
  const [outward, inward] = [
    first.steps.flatMap(({ right }) => right),
    second.steps.flatMap(({ left }) => left),
  ];
  const crossed = (heights: readonly number[], { min, max }: Lane): number =>
    heights.filter((y) => y > min && y < max).length;
  const near = outward.flatMap((y) => inward.filter((other) => Math.abs(y - other) < laneGap / 2));
  return crossed(outward, second) + crossed(inward, first) + along * near.length;
}

/** A port with the place at which its edges would be straight. */
export interface Wanted {
  readonly wanted: number;
}

/** Spreads ports along a side, each close to its wanted place and, with room, a gap from the next. */
export function spreadPorts<T extends Wanted>(
  ports: readonly T[],
  side: { readonly middle: number; readonly half: number; readonly gap: number },
): [T, number][] {
  const { middle, half } = side;
  const sorted = ports.toSorted((a, b) => a.wanted - b.wanted);
  const gap = sorted.length < 2 ? 0 : Math.min(side.gap, (2 * half) / (sorted.length - 1));
  let least = middle - half;
  return sorted.map((port, at) => {
    const most = middle + half - (sorted.length - 1 - at) * gap;
    const placed = Math.max(least, Math.min(most, port.wanted));
    least = placed + gap;
    return [port, placed];
  });
}
