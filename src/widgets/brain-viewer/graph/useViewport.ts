import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useRef, useState } from 'react';
import type { Point, Size } from '../layout/layoutInput.ts';
import { frameOf, type Frame } from '../layout/packParts.ts';
import type { Viewport } from './drawInput.ts';
import type { Emphasis } from './emphasis.ts';
import { frameOfScene, type Scene } from './scene.ts';
import { zoomLimits } from './zoomTier.ts';

/** What {@link useViewport} looks at. */
export interface LookingInput {
  scene: Scene;
  emphasis: Emphasis;
  /** Another number when a layout has moved everything. */
  revision: number;
  /** The first viewport. @default fits the highlighted labels, else everything */
  initialViewport: Viewport | undefined;
}

/** Ways to look somewhere. */
export interface Looking {
  fit: () => void;
  reveal: (labels: Iterable<string>) => void;
  centre: (place: Point) => void;
}

/** Looks at labels, and at everything when a layout has moved everything. */
export function useViewport({ scene, emphasis, revision, initialViewport }: LookingInput): Looking {
  const store = useStoreApi();
  const { setViewport } = useReactFlow();
  const latest = useRef(scene);
  useEffect(() => {
    latest.current = scene;
  }, [scene]);
  const [actions] = useState(() => {
    const lookAt = (boxes: Scene['boxes'], frame: Frame): void => {
      const { width, height } = store.getState();
      if (boxes.length === 0 || width === 0) return;
      void setViewport(viewportAround(frame, { width, height }));
    };
    return {
      fit: () => lookAt(latest.current.boxes, frameOfScene(latest.current)),
      reveal: (labels: Iterable<string>) => {
        const boxes = Array.from(labels).flatMap(
          (label) => latest.current.byLabel.get(label) ?? [],
        );
        lookAt(boxes, frameOf(boxes, boxes));
      },
      centre: ({ x, y }: Point) => {
        const { transform, width, height } = store.getState();
        const zoom = transform[2];
        void setViewport({ zoom, x: width / 2 - x * zoom, y: height / 2 - y * zoom });
      },
    };
  });
  const [fitted, setFitted] = useState<{ revision: number }>();
  useEffect(() => {
    if (scene.boxes.length === 0 || fitted?.revision === revision) return undefined;
    const show = (): boolean => {
      if (store.getState().width === 0) return false;
      const brought = broughtOut(emphasis, latest.current);
      if (fitted !== undefined) actions.fit();
      else if (initialViewport !== undefined) void setViewport(initialViewport);
      else if (brought.length > 0) actions.reveal(brought);
      else actions.fit();
      setFitted({ revision });
      return true;
    };
    if (show()) return undefined;
    // The stage has no size yet.
    const stop = store.subscribe(() => {
      if (show()) stop();
    });
    return stop;
  }, [scene, emphasis, revision, fitted, initialViewport, actions, store, setViewport]);
  return actions;
}

/** The labels that a picture is about, where it is about some. */
function broughtOut(
  { labels, path, selected, openLink }: Emphasis,
  { lines }: Scene,
): readonly string[] {
  const open = lines.find(({ link }) => link.id === openLink)?.link;
  if (open !== undefined) return [open.source, open.target];
  if (path.length > 0) return path;
  if (labels !== undefined) return [...labels];
  return selected === undefined ? [] : [selected];
}

/** Padding around the graph. In a narrow stage the buttons are in a row below it. */
const margins = { most: 48, share: 1 / 12, narrow: 560, buttons: 60 } as const;

function viewportAround(frame: Frame, { width, height }: Size): Viewport {
  const room = Math.min(margins.most, width * margins.share);
  const foot = width < margins.narrow ? margins.buttons : room;
  const [across, down] = [width - 2 * room, height - room - foot];
  const fitting = Math.min(across / frame.width, down / frame.height, 1);
  const zoom = Math.max(zoomLimits.least, fitting);
  return {
    zoom,
    x: width / 2 - (frame.left + frame.width / 2) * zoom,
    y: room + down / 2 - (frame.top + frame.height / 2) * zoom,
  };
}
