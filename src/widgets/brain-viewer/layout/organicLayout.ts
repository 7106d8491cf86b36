import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type Force,
  type SimulationNodeDatum,
} from 'd3-force';
import {
  boxGap,
  type LayoutInput,
  type LayoutSteps,
  type Point,
  type Size,
} from './layoutInput.ts';
import { pushApart, removeOverlaps } from './removeOverlaps.ts';

interface Body extends SimulationNodeDatum {
  x: number;
  y: number;
}

/** From which share of the steps on boxes keep each other off. Before, they pass through. */
const collidesFrom = 0.55;

/**
 * Places boxes as if links were springs and boxes pushed each other off: what is linked comes to lie
 * together. The same input gives the same places.
 *
 * @param isLate - Asked at each step; once true, the layout ends with what it has.
 */
export function* organicLayout(
  { boxes, links }: Pick<LayoutInput, 'boxes' | 'links'>,
  isLate: () => boolean = () => false,
): LayoutSteps<Point[]> {
  const steps = stepsFor(boxes.length);
  const degrees = new Array<number>(boxes.length).fill(0);
  for (const [from, to] of links) {
    degrees[from] = (degrees[from] ?? 0) + 1;
    degrees[to] = (degrees[to] ?? 0) + 1;
  }
  const bodies = placeOnSpiral(boxes, degrees);
  const spread = meanSpread(boxes);
  const springs = links.map(([source, target]) => ({ source, target }));
  const simulation = forceSimulation(bodies)
    .stop()
    .alphaDecay(1 - 0.001 ** (1 / steps))
    .velocityDecay(0.35)
    .force(
      'link',
      forceLink<Body, (typeof springs)[number]>(springs)
        .distance(spread * 1.15)
        .strength(({ source, target }) => springStrength(degrees, source, target)),
    )
    .force(
      'charge',
      forceManyBody<Body>()
        .strength(-spread * 9)
        .theta(boxes.length > 400 ? 1.2 : 0.9)
        .distanceMax(spread * 14),
    )
    .force('x', forceX<Body>(0).strength(0.035))
    .force('y', forceY<Body>(0).strength(0.06));
  for (let step = 0; step < steps; step += 1) {
    if (isLate()) break;
    if (step === Math.round(steps * collidesFrom)) simulation.force('boxes', keepBoxesOff(boxes));
    simulation.tick();
    yield step / steps;
  }
  return removeOverlaps(boxes, bodies);
}

/** Large graphs get fewer steps: each costs more, and they are looked at from afar first. */
function stepsFor(size: number): number {
  return Math.round(Math.max(70, Math.min(300, 36_000 / Math.max(1, size) + 60)));
}

/** A spring is weaker where both of its ends have many others. */
function springStrength(degrees: readonly number[], source: unknown, target: unknown): number {
  const least = Math.min(degreeOf(degrees, source), degreeOf(degrees, target));
  return 1 / Math.max(1, least);
}

/** The simulation puts its bodies where the indexes were. */
function degreeOf(degrees: readonly number[], end: unknown): number {
  const index = typeof end === 'object' && end !== null && 'index' in end ? end.index : end;
  return typeof index === 'number' ? (degrees[index] ?? 1) : 1;
}

/** The most linked in the middle, the others around it. */
function placeOnSpiral(boxes: readonly Size[], degrees: readonly number[]): Body[] {
  const order = boxes
    .map((_, index) => index)
    .sort((a, b) => (degrees[b] ?? 0) - (degrees[a] ?? 0) || a - b);
  const spread = meanSpread(boxes) * 0.6;
  const bodies = boxes.map((): Body => ({ x: 0, y: 0 }));
  for (const [turn, index] of order.entries()) {
    const radius = spread * Math.sqrt(turn + 0.5);
    const angle = turn * Math.PI * (3 - Math.sqrt(5));
    bodies[index] = { x: radius * Math.cos(angle) * 1.3, y: radius * Math.sin(angle) };
  }
  return bodies;
}

function meanSpread(boxes: readonly Size[]): number {
  const total = boxes.reduce((sum, { width, height }) => sum + Math.sqrt(width * height), 0);
  return total / Math.max(1, boxes.length) + boxGap;
}

function keepBoxesOff(boxes: readonly Size[]): Force<Body, undefined> {
  let bodies: Body[] = [];
  const force = (): void => {
    const xs = bodies.map(({ x }) => x);
    const ys = bodies.map(({ y }) => y);
    pushApart(boxes, xs, ys, 0.5);
    for (const [index, body] of bodies.entries()) {
      body.x = xs[index] ?? body.x;
      body.y = ys[index] ?? body.y;
    }
  };
  force.initialize = (given: Body[]): void => {
    bodies = given;
  };
  return force;
}
