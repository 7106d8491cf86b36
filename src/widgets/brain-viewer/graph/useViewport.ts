import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useRef, useState } from 'react';
import { noPlace, noSize, type Point, type Size } from '../core/layout/layoutInput.ts';
import { frameOf, type Frame } from '../core/layout/algorithms/packParts.ts';
import type { Emphasis } from '../core/scene/emphasis.ts';
import { frameOfPicture } from '../core/scene/frameOfPicture.ts';
import type { Scene } from '../core/scene/scene.ts';
import { isWithin, zoomLimits, type Viewport } from '../core/scene/viewport.ts';
import { controlsOver, insetsAround } from './controls/controlsOver.ts';
import { useDrawnGraph, useGraphLayoutController, useLayoutState } from './GraphContext.ts';
import { motionOf } from './useGlide.ts';

/** Moves the viewport. */
export interface ViewportActions {
  /** Shows everything. */
  fit: () => void;
  /** Shows these labels. */
  reveal: (labels: Iterable<string>) => void;
  /** Centres a point without changing the zoom. */
  centre: (place: Point) => void;
}

/** The viewport's actions and state. */
export interface GraphViewport extends ViewportActions {
  /** True once the initial viewport is set. Before, cards need not be mounted. */
  isFitted: boolean;
  /** Returns true if the last viewport change was programmatic. */
  isProgrammatic: (viewport: Viewport) => boolean;
}

/**
 * Controls the viewport, and fits it after each new layout.
 *
 * @param initialViewport - The initial viewport. Default: highlighted labels, else everything.
 */
export function useViewport(initialViewport: Viewport | undefined): GraphViewport {
  const { scene, emphasis } = useDrawnGraph();
  const revision = useLayoutState((state) => state.revision);
  const from = useLayoutState((state) => state.from);
  const store = useStoreApi();
  const actions = useMoves();
  useAddedInView(actions.include);
  const [fitted, setFitted] = useState<{ revision: number; viewport: Viewport }>();
  useEffect(() => {
    if (scene.boxes.length === 0 || fitted?.revision === revision) return undefined;
    const showFirst = (): boolean => {
      const isMoved = fitted !== undefined;
      const settleFrom = isMoved && from !== undefined ? fitted.viewport : undefined;
      const viewport = actions.begin({ emphasis, initialViewport, isMoved, settleFrom });
      if (viewport !== undefined) setFitted({ revision, viewport });
      return viewport !== undefined;
    };
    if (showFirst()) return undefined;
    // The stage has no size yet.
    const stop = store.subscribe(() => {
      if (showFirst()) stop();
    });
    return stop;
  }, [scene, emphasis, revision, from, fitted, initialViewport, actions, store]);
  return { ...actions, isFitted: fitted !== undefined };
}

/** The state that determines a layout's first viewport. */
interface Beginning {
  readonly emphasis: Emphasis;
  readonly initialViewport: Viewport | undefined;
  /** True if an earlier layout was shown. */
  readonly isMoved: boolean;
  /** The viewport of the preview, if there was one. */
  readonly settleFrom: Viewport | undefined;
}

/** Creates the viewport's actions, which are stable across scenes. */
function useMoves() {
  const { scene, settled } = useDrawnGraph();
  const store = useStoreApi();
  const layout = useGraphLayoutController();
  const { setViewport } = useReactFlow();
  const latest = useRef(scene);
  const arrived = useRef(settled);
  useEffect(() => {
    latest.current = scene;
    arrived.current = settled;
  }, [scene, settled]);
  const own = useRef<Viewport>(undefined);
  const [actions] = useState(() => {
    const show = (boxes: Scene['boxes'], frame: Frame): void => {
      const { width, height, domNode } = store.getState();
      if (boxes.length === 0 || width === 0) return;
      void setViewport(viewportAround(frame, { width, height, domNode }));
    };
    /** Animates to a viewport and marks it as programmatic. */
    const glide = (viewport: Viewport, element: Element | null): void => {
      own.current = viewport;
      void setViewport(viewport, { duration: motionOf(element) });
    };
    const moves = {
      isProgrammatic: ({ x, y, zoom }: Viewport) =>
        own.current?.x === x && own.current.y === y && own.current.zoom === zoom,
      fit: () => show(latest.current.boxes, frameOfPicture(latest.current)),
      /** Fits the final places, unless the user moved the viewport since. */
      settle: (from: Viewport) => {
        const { transform, width, height, domNode } = store.getState();
        const [x, y, zoom] = transform;
        const hasLooked = from.x !== x || from.y !== y || from.zoom !== zoom;
        if (hasLooked || latest.current.boxes.length === 0 || width === 0) return;
        const frame = frameOfPicture(arrived.current());
        glide(viewportAround(frame, { width, height, domNode }), domNode);
      },
      reveal: (labels: Iterable<string>) => {
        // The final places, if an animation is running.
        const { places } = layout.store.getState();
        const boxes = Array.from(labels).flatMap((label) => {
          const box = latest.current.byLabel.get(label);
          return box === undefined ? [] : [{ ...box, ...places.get(label) }];
        });
        show(boxes, frameOf(boxes, boxes));
      },
      include: (labels: readonly string[], places: ReadonlyMap<string, Point>) => {
        const { transform, width, height, domNode } = store.getState();
        const known = labels.filter((label) => places.has(label));
        if (known.length === 0 || width === 0) return;
        const boxes = known.map((label) => latest.current.byLabel.get(label) ?? noSize);
        const frame = frameOf(
          boxes,
          known.map((label) => places.get(label) ?? noPlace),
        );
        const [x, y, zoom] = transform;
        if (isWithin(frame, { x, y, zoom }, { width, height })) return;
        const stage = { width, height, domNode };
        const around = viewportAround(frame, stage, zoom);
        const all = latest.current.boxes;
        const ends = all.map((box) => places.get(box.label.name) ?? box);
        const whole = viewportAround(frameOf(all, ends), stage, zoom);
        // Prefers the whole picture if it is nearly as large, so that other cards aren't cut off.
        glide(whole.zoom >= around.zoom * minScaleRatio ? whole : around, domNode);
      },
      centre: ({ x, y }: Point) => {
        const { transform, width, height } = store.getState();
        const zoom = transform[2];
        void setViewport({ zoom, x: width / 2 - x * zoom, y: height / 2 - y * zoom });
      },
    };
    /**
     * Sets a layout's first viewport. After a preview, animates to the final places.
     *
     * @returns Undefined while the stage has no size.
     */
    const begin = ({ emphasis, initialViewport, isMoved, settleFrom }: Beginning) => {
      if (store.getState().width === 0) return undefined;
      const labels = highlighted(emphasis, latest.current);
      if (settleFrom !== undefined) moves.settle(settleFrom);
      else if (isMoved) moves.fit();
      else if (initialViewport !== undefined) void setViewport(initialViewport);
      else if (labels.length > 0) moves.reveal(labels);
      else moves.fit();
      const [x, y, zoom] = store.getState().transform;
      if (settleFrom === undefined) own.current = { x, y, zoom };
      return { x, y, zoom };
    };
    return { ...moves, begin };
  });
  return actions;
}

/** Moves added labels into view once they have a place. */
function useAddedInView(include: ReturnType<typeof useMoves>['include']): void {
  const { graph, emphasis } = useDrawnGraph();
  const places = useLayoutState((state) => state.places);
  const included = useRef(emphasis.added);
  useEffect(() => {
    const { added } = emphasis;
    if (included.current === added) return;
    // A new label is in the graph before the layout places it.
    const labels = [...added].filter((name) => graph.labels.has(name));
    if (labels.length === 0 || !labels.every((name) => places.has(name))) return;
    included.current = added;
    include(labels, places);
  }, [emphasis, graph, places, include]);
}

/** Returns the highlighted labels. */
function highlighted(
  { labels, path, selected, openLink }: Emphasis,
  { lines }: Scene,
): readonly string[] {
  const open = lines.find(({ link }) => link.id === openLink)?.link;
  if (open !== undefined) return [open.source, open.target];
  if (path.length > 0) return path;
  if (labels !== undefined) return [...labels];
  return selected === undefined ? [] : [selected];
}

/** The minimum ratio of the zooms at which the whole picture is shown instead. */
const minScaleRatio = 0.8;

/** Margins around the graph, and between it and the controls over the stage. */
const margins = { max: 48, share: 1 / 12, controls: 12 } as const;

interface Stage extends Size {
  readonly domNode: Element | null;
}

function viewportAround(frame: Frame, { domNode, ...size }: Stage, max = 1): Viewport {
  const { width, height } = size;
  const room = Math.min(margins.max, width * margins.share);
  const insets = insetsAround(controlsOver(domNode), size);
  const beside = (inset: number): number =>
    Math.max(room, inset === 0 ? 0 : inset + margins.controls);
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
