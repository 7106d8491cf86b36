import { useReactFlow, useStoreApi, useStore, type ReactFlowState } from '@xyflow/react';
import { useEffect, useRef, useState } from 'react';
import { frameOf, type Frame } from '../core/scene/frame.ts';
import type { Point } from '../core/layout/layoutInput.ts';
import type { Emphasis } from '../core/scene/emphasis.ts';
import { frameOfScene, type Scene } from '../core/scene/scene.ts';
import { isWithin, marginOn, zoomLimits, type Viewport, tierAt } from '../core/scene/viewport.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import { useLatest } from '../../../ui/index.ts';
import { controlsOver, insetsAround } from './controls/controlsOver.ts';
import { useDrawnGraph, useLayoutState } from './GraphContext.ts';
import { shallow } from 'zustand/shallow';
import { frameOfPicture } from '../core/scene/placeBadges.ts';

/**
 * Controls the viewport, and fits it after each new layout. It `isFitted` once the initial viewport
 * is set. Before, cards need not be mounted.
 *
 * @param initialViewport - The initial viewport. Default: highlighted labels, else everything.
 */
export function useViewport(initialViewport: Viewport | undefined) {
  const { scene, emphasis } = useDrawnGraph();
  const revision = useLayoutState((state) => state.revision);
  const store = useStoreApi();
  const actions = useMoves();
  useAddedInView(actions.include);
  const [fitted, setFitted] = useState<number>();
  useEffect(() => {
    if (scene.boxes.length === 0 || fitted === revision) return undefined;
    const showFirst = (): boolean => {
      const labels = highlighted(emphasis, scene);
      const isShown = actions.begin(labels, fitted === undefined ? initialViewport : 'whole');
      if (isShown) setFitted(revision);
      return isShown;
    };
    if (showFirst()) return undefined;
    // The stage has no size yet.
    const stop = store.subscribe(() => {
      if (showFirst()) stop();
    });
    return stop;
  }, [scene, emphasis, revision, fitted, initialViewport, actions, store]);
  return { ...actions, isFitted: fitted !== undefined };
}

/** Creates the viewport's actions, which are stable across scenes. */
function useMoves() {
  const latest = useLatest(useDrawnGraph());
  const store = useStoreApi();
  const { setViewport } = useReactFlow();
  const own = useRef<Viewport>(undefined);
  const [actions] = useState(() => {
    const current = (): Viewport => {
      const [x, y, zoom] = store.getState().transform;
      return { x, y, zoom };
    };
    const show = (boxes: Scene['boxes'], frame: Frame): void => {
      const stage = store.getState();
      if (boxes.length === 0 || stage.width === 0) return;
      void setViewport(viewportAround(frame, stage));
    };
    /** Returns true if the last viewport change was programmatic. */
    const isProgrammatic = (viewport: Viewport): boolean =>
      own.current !== undefined && shallow(own.current, viewport);
    const fit = (): void => {
      const { scene, resting } = latest.current;
      show(scene.boxes, frameOfPicture(scene, resting));
    };
    const reveal = (labels: Iterable<string>): void => {
      const { byLabel } = latest.current.scene;
      const boxes = Array.from(labels).flatMap((label) => byLabel.get(label) ?? []);
      show(boxes, frameOf(boxes, boxes));
    };
    /** Moves boxes into view, and marks the move as programmatic. */
    const include = (added: Scene['boxes']): void => {
      const whole = frameOfScene(latest.current.scene);
      const stage = store.getState();
      if (stage.width === 0) return;
      const frame = frameOf(added, added);
      const viewport = current();
      if (isWithin(frame, viewport, stage)) return;
      const around = viewportAround(frame, stage, viewport.zoom);
      const all = viewportAround(whole, stage, viewport.zoom);
      // Prefers the whole picture if it is nearly as large, so that other cards aren't cut off.
      own.current = all.zoom >= around.zoom * minScaleRatio ? all : around;
      void setViewport(own.current, { duration: motionOf(stage.domNode) });
    };
    /** Centres a point without changing the zoom. */
    const centre = ({ x, y }: Point): void => {
      const { width, height } = store.getState();
      const { zoom } = current();
      void setViewport({ zoom, x: width / 2 - x * zoom, y: height / 2 - y * zoom });
    };
    /**
     * Sets a layout's first viewport: a given one, else around labels, else the whole picture.
     *
     * @returns False while the stage has no size.
     */
    const begin = (labels: readonly string[], viewport: Viewport | 'whole' | undefined) => {
      if (store.getState().width === 0) return false;
      if (viewport === 'whole' || (viewport === undefined && labels.length === 0)) fit();
      else if (viewport === undefined) reveal(labels);
      else void setViewport(viewport);
      own.current = current();
      return true;
    };
    return { isProgrammatic, fit, reveal, include, centre, begin };
  });
  return actions;
}

/** Moves added labels into view once they have a place. */
function useAddedInView(include: ReturnType<typeof useMoves>['include']): void {
  const { shown } = usePicture().drawn;
  const { emphasis, scene } = useDrawnGraph();
  const included = useRef(emphasis.added);
  useEffect(() => {
    const { added } = emphasis;
    if (included.current === added) return;
    // A new label is in the graph before the layout places it.
    const labels = [...added].filter((name) => shown.labels.has(name));
    const boxes = labels.flatMap((name) => scene.byLabel.get(name) ?? []);
    if (boxes.length === 0 || boxes.length < labels.length) return;
    included.current = added;
    include(boxes);
  }, [emphasis, shown, scene, include]);
}

/** Returns the highlighted labels. */
function highlighted(
  { labels, selected, openLink }: Emphasis,
  { lines }: Scene,
): readonly string[] {
  const open = lines.find(({ link }) => link.id === openLink)?.link;
  if (open !== undefined) return [open.source, open.target];
  if (labels !== undefined) return [...labels];
  return selected === undefined ? [] : [selected];
}

/** The minimum ratio of the zooms at which the whole picture is shown instead. */
const minScaleRatio = 0.8;

/** The margin between the graph and the controls over the stage, in CSS pixels. */
const besideControls = 12;

type Stage = Pick<ReactFlowState, 'domNode' | 'width' | 'height'>;

function viewportAround(frame: Frame, { domNode, width, height }: Stage, max = 1): Viewport {
  const room = marginOn({ width, height });
  const insets = insetsAround(controlsOver(domNode), { width, height });
  const beside = (inset: number): number =>
    Math.max(room, inset === 0 ? 0 : inset + besideControls);
  const [left, top] = [beside(insets.left), beside(insets.top)];
  const across = width - left - beside(insets.right);
  const down = height - top - beside(insets.bottom);
  const fitting = Math.min(across / frame.width, down / frame.height, max);
  const zoom = Math.max(zoomLimits.min, fitting);
  return {
    zoom,
    x: left + across / 2 - (frame.left + frame.width / 2) * zoom,
    y: top + down / 2 - (frame.top + frame.height / 2) * zoom,
  };
}

/** The step to which the area is quantised, in scene pixels, so that pans seldom change it. */
const step = 320;

/** Quantises the zoom, so that text sizes seldom change. */
export function steppedZoom({ transform: [, , zoom] }: ReactFlowState): number {
  return Math.max(0.05, Math.floor(zoom * 20) / 20);
}

/**
 * Returns the visible area with some overscan for culling, or undefined if zoomed out.
 *
 * @param isFitted - False before the initial viewport is set, when there is no area.
 */
export function useNearArea(isFitted: boolean): Frame | undefined {
  return useStore(isFitted ? nearArea : noArea, shallow);
}

const noArea = (): undefined => undefined;

function nearArea({ transform, width, height }: ReactFlowState): Frame | undefined {
  const [x, y, zoom] = transform;
  if (tierAt(zoom) !== 'near') return undefined;
  const low = (value: number): number => (Math.floor(value / step) - 0.5) * step;
  const high = (value: number): number => (Math.ceil(value / step) + 0.5) * step;
  const [left, top] = [low(-x / zoom), low(-y / zoom)];
  return {
    left,
    top,
    width: high((width - x) / zoom) - left,
    height: high((height - y) / zoom) - top,
  };
}

/** Returns the theme's motion duration at an element, in milliseconds: zero with reduced motion. */
function motionOf(element: Element | null): number {
  if (element === null) return 0;
  const text = getComputedStyle(element).getPropertyValue('--_motion').trim();
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return 0;
  return text.endsWith('ms') ? value : value * 1_000;
}
