/** Room between two lanes, in pixels at zoom 1. */
export const laneGap = 12;

/** The part of a line between two columns: it turns there, unless it is straight. */
export interface Step {
  /** The column before. */
  readonly gap: number;
  readonly from: number;
  readonly to: number;
  /** The heights at which it comes from the left, and leaves to the right. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Steps of one bundle share a lane: they lead to one side of one box. */
  readonly bundle: string | undefined;
}

/** Steps in one lane. */
interface Lane {
  readonly steps: readonly Step[];
  readonly least: number;
  readonly most: number;
}

/** Deals steps to lanes, from the left. Those that lead straight on have none. */
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
    return { steps: of, least: Math.min(...heights), most: Math.max(...heights) };
  });
  const laneOf = new Map<Step, number>();
  const placed: { lane: Lane; at: number }[] = [];
  for (const lane of sortLanes(found)) {
    const beside = placed.filter(
      (other) => other.lane.least < lane.most + laneGap && lane.least < other.lane.most + laneGap,
    );
    const at = Math.max(-1, ...beside.map((other) => other.at)) + 1;
    placed.push({ lane, at });
    for (const step of lane.steps) laneOf.set(step, at);
  }
  return { lanes: Math.max(0, ...placed.map(({ at }) => at + 1)), laneOf };
}

/** Sorts lanes from left to right so that few lines cross. */
function sortLanes(lanes: readonly Lane[]): readonly Lane[] {
  const order: Lane[] = [];
  for (const lane of lanes) {
    // Each goes where it crosses the fewest of those before it.
    let [best, least, sum] = [0, 0, 0];
    for (const [at, other] of order.entries()) {
      sum += cost(other, lane) - cost(lane, other);
      if (sum < least) [best, least] = [at + 1, sum];
    }
    order.splice(best, 0, lane);
  }
  for (let isBetter = true, pass = 0; isBetter && pass < 50; pass += 1) {
    isBetter = false;
    for (let at = 1; at < order.length; at += 1) {
      const [a, b] = [order[at - 1], order[at]];
      if (a === undefined || b === undefined || cost(a, b) <= cost(b, a)) continue;
      [order[at - 1], order[at]] = [b, a];
      isBetter = true;
    }
  }
  return order;
}

/** The price of a line that runs along another: it reads as one with it. */
const along = 4;

/** The price of two lanes if the first is on the left. */
function cost(first: Lane, second: Lane): number {
  const [outward, inward] = [
    first.steps.flatMap(({ right }) => right),
    second.steps.flatMap(({ left }) => left),
  ];
  const crossed = (heights: readonly number[], { least, most }: Lane): number =>
    heights.filter((y) => y > least && y < most).length;
  const near = outward.flatMap((y) => inward.filter((other) => Math.abs(y - other) < laneGap / 2));
  return crossed(outward, second) + crossed(inward, first) + along * near.length;
}
