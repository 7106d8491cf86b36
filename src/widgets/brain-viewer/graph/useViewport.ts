import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useRef, useState } from 'react';
import { noPlace, noSize, type Point, type Size } from '../core/layout/layoutInput.ts';
import { frameOf, type Frame } from '../core/layout/packParts.ts';
import type { Emphasis } from '../core/scene/emphasis.ts';
import { frameOfScene, type Scene } from '../core/scene/scene.ts';
import { isWithin, zoomLimits, type Viewport } from '../core/scene/viewport.ts';
import { useDrawnGraph, useGraphLayoutController, useLayoutState } from './GraphContext.ts';
import { motionOf } from './useGlide.ts';

/** Moves the viewport. */
export interface ViewportActions {
  /** Shows everything. */
  fit: () => void;
  /** Shows these labels. */
  reveal: (labels: Iterable<string>) => void;
  /** Shows a point in the middle, at the same zoom. */
  centre: (place: Point) => void;
}

/**
 * Moves the viewport, and shows everything when a layout has moved everything.
 *
 * @param initialViewport - The first viewport. Default: highlighted labels, else everything.
 */
export function useViewport(initialViewport: Viewport | undefined): ViewportActions {
  const { scene, emphasis } = useDrawnGraph();
  const revision = useLayoutState((state) => state.revision);
  const regrouped = useLayoutState((state) => state.regrouped);
  const store = useStoreApi();
  const layout = useGraphLayoutController();
  const { setViewport } = useReactFlow();
  const latest = useRef(scene);
  useEffect(() => {
    latest.current = scene;
  }, [scene]);
  const [actions] = useState(() => {
    const show = (boxes: Scene['boxes'], frame: Frame): void => {
      const { width, height } = store.getState();
      if (boxes.length === 0 || width === 0) return;
      void setViewport(viewportAround(frame, { width, height }));
    };
    return {
      fit: () => show(latest.current.boxes, frameOfScene(latest.current)),
      reveal: (labels: Iterable<string>) => {
        // Where they are going, if they are on their way.
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
        const around = viewportAround(frame, { width, height }, zoom);
        void setViewport(around, { duration: motionOf(domNode) });
      },
      centre: ({ x, y }: Point) => {
        const { transform, width, height } = store.getState();
        const zoom = transform[2];
        void setViewport({ zoom, x: width / 2 - x * zoom, y: height / 2 - y * zoom });
      },
    };
  });
  const places = useLayoutState((state) => state.places);
  useEffect(() => {
    if (regrouped !== undefined) actions.include(regrouped.opened, places);
    // Once for each time that groups were opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [regrouped, actions]);
  const included = useRef(emphasis.added);
  useEffect(() => {
    const { added } = emphasis;
    if (included.current === added) return;
    const labels = [...added].filter((name) => scene.byLabel.has(name));
    // What a change brought has no place before the next layout.
    if (labels.length === 0 || !labels.every((name) => places.has(name))) return;
    included.current = added;
    actions.include(labels, places);
  }, [emphasis, scene, places, actions]);
  const [fitted, setFitted] = useState<{ revision: number }>();
  useEffect(() => {
    if (scene.boxes.length === 0 || fitted?.revision === revision) return undefined;
    const showFirst = (): boolean => {
      if (store.getState().width === 0) return false;
      const labels = highlighted(emphasis, latest.current);
      if (fitted !== undefined) actions.fit();
      else if (initialViewport !== undefined) void setViewport(initialViewport);
      else if (labels.length > 0) actions.reveal(labels);
      else actions.fit();
      setFitted({ revision });
      return true;
    };
    if (showFirst()) return undefined;
    // The stage has no size yet.
    const stop = store.subscribe(() => {
      if (showFirst()) stop();
    });
    return stop;
  }, [scene, emphasis, revision, fitted, initialViewport, actions, store, setViewport]);
  return actions;
}

/** The labels that are highlighted. */
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

/** Padding around the graph. Above is the choice of layout; in a narrow stage, buttons are below. */
const margins = { most: 48, share: 1 / 12, narrow: 560, buttons: 60, head: 48 } as const;

function viewportAround(frame: Frame, { width, height }: Size, most = 1): Viewport {
  const room = Math.min(margins.most, width * margins.share);
  const foot = width < margins.narrow ? margins.buttons : room;
  const [across, down] = [width - 2 * room, height - margins.head - foot];
  const fitting = Math.min(across / frame.width, down / frame.height, most);
  const zoom = Math.max(zoomLimits.least, fitting);
  return {
    zoom,
    x: width / 2 - (frame.left + frame.width / 2) * zoom,
    y: margins.head + down / 2 - (frame.top + frame.height / 2) * zoom,
  };
}
