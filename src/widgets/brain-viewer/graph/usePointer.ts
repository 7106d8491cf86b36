import { useReactFlow, useStoreApi } from '@xyflow/react';
import type { MouseEvent } from 'react';
import { isElement, screenScale } from '../../../ui/index.ts';
import { useBrainActions } from '../BrainContext.ts';
import type { Point } from '../core/layout/layoutInput.ts';
import { lookOf, type Emphasis } from '../core/scene/emphasis.ts';
import { forEachPiece } from '../core/scene/linePath.ts';
import { loopMiddle, type Scene, type SceneBox, type SceneLine } from '../core/scene/scene.ts';
import type { Cursor } from './cards/LabelCursor.tsx';
import { useDrawnGraph } from './GraphContext.ts';

/** The hit-test tolerance for edges, in CSS pixels. */
const hitTolerance = 8;

/** Handles the pointer by hit test, since edges and zoomed-out cards aren't DOM elements. */
export function usePointer({ take, expand }: Cursor) {
  const { select, openLink } = useBrainActions();
  const { scene, emphasis, hover } = useDrawnGraph();
  const flow = useReactFlow();
  const { getState } = useStoreApi();
  const lineNear = (point: Point) =>
    lineAt({ scene, emphasis }, point, hitTolerance / flow.getZoom());
  const pointOf = ({ clientX: x, clientY: y }: MouseEvent) => {
    const stage = getState().domNode;
    if (stage === null) return flow.screenToFlowPosition({ x, y });
    // React Flow takes its pixels for those of the screen.
    const scale = screenScale(stage);
    const { left, top } = stage.getBoundingClientRect();
    return flow.screenToFlowPosition({
      x: left + (x - left) / scale,
      y: top + (y - top) / scale,
    });
  };
  return {
    selectAt: (event: MouseEvent): void => {
      const point = pointOf(event);
      const box = boxAt(scene, point);
      // A press focuses the graph, so that its keys work from there.
      take(box?.label.name);
      if (box !== undefined) {
        select(box.label.name);
        return;
      }
      const line = lineNear(point);
      if (line === undefined) select(undefined);
      openLink(line?.link.id);
    },
    expandAt: (event: MouseEvent): void => {
      const { target } = event;
      const isOnGraph = isElement(target) && target.closest('.react-flow') !== null;
      const box = boxAt(scene, pointOf(event));
      if (isOnGraph && box !== undefined) expand(box);
    },
    hoverAt: (event: MouseEvent): void => {
      if (isOnBadge(event)) return;
      const point = pointOf(event);
      const box = boxAt(scene, point);
      if (box !== undefined) hover(box.label.name);
      else hover(undefined, lineNear(point)?.link.id);
    },
  };
}

/** Returns true on a badge, which stays while hovered although its edge isn't. */
function isOnBadge({ target }: MouseEvent): boolean {
  return isElement(target) && target.closest('[data-part="badge"]') !== null;
}

function boxAt({ boxes }: Scene, { x, y }: Point): SceneBox | undefined {
  return boxes.find(
    (box) => Math.abs(box.x - x) <= box.width / 2 && Math.abs(box.y - y) <= box.height / 2,
  );
}

/**
 * Returns the drawn edge nearest to a point of the scene.
 *
 * @param tolerance - The maximum distance, in the scene's pixels.
 */
function lineAt(
  { scene, emphasis }: { scene: Scene; emphasis: Emphasis },
  point: Point,
  tolerance: number,
): SceneLine | undefined {
  let best: { line: SceneLine; distance: number } | undefined;
  for (const line of scene.lines) {
    if (lookOf(line.link, emphasis) === 'hidden') continue;
    const distance = distanceTo(line, point);
    if (distance <= tolerance && (best === undefined || distance < best.distance)) {
      best = { line, distance };
    }
  }
  return best?.line;
}

function distanceTo(line: SceneLine, point: Point): number {
  if (line.loop) {
    const middle = loopMiddle(line);
    return Math.max(0, Math.hypot(point.x - middle.x, point.y - middle.y) - 14);
  }
  let least = Infinity;
  forEachPiece(line, (from, to) => {
    least = Math.min(least, distanceToPiece(from, to, point));
  });
  return least;
}

function distanceToPiece(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - (from.x + dx * share), point.y - (from.y + dy * share));
}
