import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type Force,
  type Simulation,
  type SimulationNodeDatum,
} from 'd3-force';
import {
  boxGap,
  usualStage,
  type LayoutInput,
  type LayoutSteps,
  mapProgress,
  type Point,
  type Size,
} from '../layoutInput.ts';
import { pushApart, separateBoxes } from './separateBoxes.ts';

interface Body extends SimulationNodeDatum {
  x: number;
  y: number;
}

/** The share of the steps after which collisions are on. Before, boxes pass through each other. */
const collidesFrom = 0.55;

/** The simulation's share of the progress; the rest is overlap removal. */
const share = 0.7;

/** The maximum stretch. Beyond it, horizontal links look alike. */
const maxAspect = 3;

/**
 * Lays out boxes by a force-directed simulation. Deterministic.
 *
 * Simulates square bodies and stretches the result: flat boxes would otherwise pile up in columns,
 * and pictures would be as high as wide.
 *
 * @param isLate - Checked at each step. Once true, the layout ends with the current places.
 */
export function* organicLayout(
  { boxes, links, stage = usualStage }: Pick<LayoutInput, 'boxes' | 'links' | 'stage'>,
  isLate: () => boolean = () => false,
): LayoutSteps<Point[]> {
  const steps = stepsFor(boxes.length);
  const { simulation, bodies, stretch } = simulate({ boxes, links, stage }, steps);
  const squares = boxes.map(({ width, height }) => ({
    width: (width + boxGap) / stretch - boxGap,
    height: (height + boxGap) * stretch - boxGap,
  }));
  for (let step = 0; step < steps; step += 1) {
    if (isLate()) break;
    if (step === Math.round(steps * collidesFrom)) simulation.force('boxes', keepBoxesOff(squares));
    simulation.tick();
    yield (share * step) / steps;
  }
  const stretched = bodies.map(({ x, y }) => ({ x: x * stretch, y: y / stretch }));
  return yield* mapProgress(
    separateBoxes(boxes, stretched, isLate),
    (progress) => share + (1 - share) * progress,
  );
}

/** Creates a simulation that cools down within the given steps. */
function simulate(
  { boxes, links, stage }: Pick<LayoutInput, 'boxes' | 'links'> & { stage: Size },
  steps: number,
): { simulation: Simulation<Body, undefined>; bodies: Body[]; stretch: number } {
  const { side, stretch } = meanBox(boxes, stage);
  const degrees = degreesOf(boxes.length, links);
  const bodies = placeOnSpiral(side, degrees);
  const springs = links.map(([source, target]) => ({ source, target }));
  const gravity = 0.05;
  const simulation = forceSimulation(bodies)
    .stop()
    .alphaDecay(1 - 0.001 ** (1 / steps))
    .velocityDecay(0.35)
    .force(
      'link',
      forceLink<Body, (typeof springs)[number]>(springs)
        .distance(side * 1.2)
        .strength(({ source, target }) => springStrength(degrees, source, target)),
    )
    .force(
      'charge',
      forceManyBody<Body>()
        .strength(-side * 6)
        .theta(boxes.length > 400 ? 1.2 : 0.9)
        .distanceMax(side * 12),
    )
    .force('x', forceX<Body>(0).strength(gravity))
    .force('y', forceY<Body>(0).strength(gravity));
  return { simulation, bodies, stretch };
}

/** Returns the number of steps: fewer for large graphs, whose steps cost more. */
function stepsFor(size: number): number {
  return Math.round(Math.max(70, Math.min(300, 36_000 / Math.max(1, size) + 60)));
}

/** Returns a spring's strength, weaker if both ends have many links. */
function springStrength(degrees: readonly number[], source: unknown, target: unknown): number {
  const least = Math.min(degreeOf(degrees, source), degreeOf(degrees, target));
  return 1 / Math.max(1, least);
}

/** Reads an end, which d3-force replaces by its body. */
function degreeOf(degrees: readonly number[], end: unknown): number {
  const index = typeof end === 'object' && end !== null && 'index' in end ? end.index : end;
  return typeof index === 'number' ? (degrees[index] ?? 1) : 1;
}

function degreesOf(size: number, links: LayoutInput['links']): number[] {
  const degrees = new Array<number>(size).fill(0);
  for (const [from, to] of links) {
    for (const end of [from, to]) degrees[end] = (degrees[end] ?? 0) + 1;
  }
  return degrees;
}

/** Places bodies on a sunflower spiral, the most linked in the middle. */
function placeOnSpiral(side: number, degrees: readonly number[]): Body[] {
  const order = degrees
    .map((_, index) => index)
    .sort((a, b) => (degrees[b] ?? 0) - (degrees[a] ?? 0) || a - b);
  const bodies = degrees.map((): Body => ({ x: 0, y: 0 }));
  for (const [turn, index] of order.entries()) {
    const radius = side * 0.7 * Math.sqrt(turn + 0.5);
    const angle = turn * Math.PI * (3 - Math.sqrt(5));
    bodies[index] = { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  }
  return bodies;
}

/** Returns the side of a square as large as the mean box with its gap, and the stretch factor. */
function meanBox(boxes: readonly Size[], stage: Size): { side: number; stretch: number } {
  const mean = (read: (box: Size) => number): number =>
    boxes.reduce((sum, box) => sum + read(box) + boxGap, 0) / Math.max(1, boxes.length);
  const [width, height] = [mean((box) => box.width), mean((box) => box.height)];
  return {
    side: Math.sqrt(width * height),
    stretch: Math.sqrt(Math.min(maxAspect, (stage.width / stage.height) * 1.25, width / height)),
  };
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
