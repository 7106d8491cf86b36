import { useStoreApi } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { useBrainstem, useFormat } from '../../../../provider/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import { badgeText, groupTexts } from '../../brainText.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import type { Scene } from '../../core/scene/scene.ts';
import type { Frame } from '../../core/scene/frame.ts';
import { PaletteProbes } from './PaletteProbes.tsx';
import styles from './SceneCanvas.module.css';
import type { Schedule } from '../../../../environment/index.ts';
import type { Viewport } from '../../core/scene/viewport.ts';
import { controlsOver } from '../controls/controlsOver.ts';
import { type DrawInput, type Surface, shapeScene } from './drawInput.ts';
import { createCanvasPen } from './canvasPen.ts';
import { drawScene } from './drawScene.ts';
import type { Emphasis } from '../../core/scene/emphasis.ts';
import { readPalette, type Palette } from './palette.ts';
import type { Pen } from './pen.ts';

/**
 * Renders the canvas under the cards: edges at every zoom, and cards until they are mounted.
 * Follows the viewport without React renders.
 */
export function SceneCanvas() {
  const { groups } = usePicture();
  const { scene, emphasis } = useDrawnGraph();
  const words = useBrainWords();
  const { number, compact } = useFormat();
  const { schedule } = useBrainstem().environment;
  const store = useStoreApi();
  const canvas = useRef<HTMLCanvasElement>(null);
  const probes = useRef<HTMLDivElement>(null);
  const drawer = useRef<ReturnType<typeof createSceneDrawer>>(undefined);

  useEffect(() => {
    if (canvas.current === null || probes.current === null) return undefined;
    const made = createSceneDrawer(canvas.current, probes.current, schedule);
    drawer.current = made;
    let seen: readonly unknown[] = [];
    const follow = (): void => {
      const { transform, width, height } = store.getState();
      const [x, y, zoom] = transform;
      const [seenTransform, seenWidth, seenHeight] = seen;
      if (seenWidth !== width || seenHeight !== height) made.resize(width, height);
      if (seenTransform !== transform) made.look({ x, y, zoom });
      seen = [transform, width, height];
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      made.stop();
    };
  }, [store, schedule]);

  useEffect(
    () =>
      drawer.current?.show(scene, emphasis, {
        apartText: words.withoutRelations,
        groupTexts: groupTexts(words),
        badgeText: ({ link }) => badgeText(link, words, number),
        countTexts: [number, compact],
      }),
    [scene, emphasis, words, number, compact, groups],
  );

  return (
    <>
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" data-part="lines" />
      <PaletteProbes groups={groups} probes={probes} onChange={() => drawer.current?.redraw()} />
    </>
  );
}

/** The overdraw beyond each edge, in CSS pixels, so that small pans need no redraw. */
const margin = 240;

/** The number of edges and boxes above which the image is scaled while zooming, then redrawn. */
const heavy = 4_000;

/** The maximum scale factor of an image before it is redrawn. */
const maxStretched = 1.3;

/** The debounce of the redraw after zooming, in milliseconds. */
const rest = 90;

type SceneTexts = Pick<DrawInput, 'apartText' | 'groupTexts' | 'badgeText' | 'countTexts'>;

/**
 * Creates the drawer of a canvas, with as few redraws as possible. Panning only translates the
 * image, which has overdraw. Zooming a large scene scales the image, with a debounced redraw.
 *
 * @param probes - Holds the elements that {@link readPalette} reads.
 */
function createSceneDrawer(canvas: HTMLCanvasElement, probes: Element, schedule: Schedule) {
  const context = canvas.getContext('2d');
  const window = canvas.ownerDocument.defaultView ?? globalThis;
  let shown: (Pick<DrawInput, 'scene' | 'emphasis' | 'shapes'> & SceneTexts) | undefined;
  let viewport: Viewport = { x: 0, y: 0, zoom: 1 };
  let drawn: Viewport | undefined;
  let surface: Surface = { width: 0, height: 0, ratio: 1 };
  let palette: Palette | undefined;
  let pen: Pen | undefined;
  let covered: readonly Frame[] | undefined;
  let frame = 0;
  let cancelRest = (): void => undefined;

  function draw(): void {
    frame = 0;
    cancelRest();
    if (context === null || shown === undefined || surface.width === 0) return;
    fit();
    const font = getComputedStyle(canvas).fontFamily;
    const moved = { ...viewport, x: viewport.x + margin, y: viewport.y + margin };
    // Cached, since reading colours and places forces a style recalculation.
    palette ??= readPalette(probes);
    covered ??= controlsOver(canvas).map((frame) => ({
      ...frame,
      left: frame.left + margin,
      top: frame.top + margin,
    }));
    pen ??= createCanvasPen(context, font);
    drawScene(context, { ...shown, palette, viewport: moved, surface, font, covered }, pen);
    drawn = viewport;
    canvas.style.transform = 'none';
  }

  /** Sets the canvas's size only if it changed, since setting it clears the canvas. */
  function fit(): void {
    const [width, height] = [surface.width * surface.ratio, surface.height * surface.ratio];
    if (canvas.width === Math.round(width) && canvas.height === Math.round(height)) return;
    // It knows the font that the context forgets with this.
    pen = undefined;
    canvas.width = Math.round(width);
    canvas.height = Math.round(height);
    canvas.style.width = `${surface.width}px`;
    canvas.style.height = `${surface.height}px`;
  }

  const redraw = (): void => {
    if (frame === 0) frame = window.requestAnimationFrame(draw);
  };

  /** Translates and scales the image to match the viewport. */
  function move(from: Viewport): void {
    const scale = viewport.zoom / from.zoom;
    const x = viewport.x - from.x * scale + margin * (1 - scale);
    const y = viewport.y - from.y * scale + margin * (1 - scale);
    canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  return {
    show(scene: Scene, emphasis: Emphasis, texts: SceneTexts): void {
      palette = undefined;
      pen = undefined;
      covered = undefined;
      shown = { scene, emphasis, shapes: shapeScene(scene, emphasis), ...texts };
      redraw();
    },
    /** Follows the viewport. */
    look(next: Viewport): void {
      viewport = next;
      if (drawn === undefined) {
        redraw();
        return;
      }
      move(drawn);
      const isPan = drawn.zoom === next.zoom;
      const reach = margin * 0.9;
      const isNear = Math.abs(next.x - drawn.x) < reach && Math.abs(next.y - drawn.y) < reach;
      if (isPan && isNear) return;
      const factor = next.zoom / drawn.zoom;
      const isStretched = factor > maxStretched || factor < 1 / maxStretched;
      const size = (shown?.scene.lines.length ?? 0) + (shown?.scene.boxes.length ?? 0);
      if (isPan || isStretched || size < heavy) {
        redraw();
        return;
      }
      cancelRest();
      cancelRest = schedule.after(rest, redraw);
    },
    /** Sets the size of the stage, in CSS pixels. */
    resize(width: number, height: number): void {
      covered = undefined;
      const ratio = Math.min(2, window.devicePixelRatio);
      surface = { width: width + 2 * margin, height: height + 2 * margin, margin, ratio };
      redraw();
    },
    /** Redraws in the next frame, for example after a change of colours. */
    redraw(): void {
      palette = undefined;
      pen = undefined;
      redraw();
    },
    stop(): void {
      window.cancelAnimationFrame(frame);
      frame = 0;
      cancelRest();
    },
  };
}
