import type { DrawInput, Surface, Viewport } from './drawInput.ts';
import { drawScene } from './drawScene.ts';
import { shapeScene } from './sceneShapes.ts';
import type { Emphasis } from './emphasis.ts';
import { readPalette, type Palette } from './palette.ts';
import type { Scene } from './scene.ts';

/** Drawn beyond each edge, so that a pan moves a picture that is there, in CSS pixels. */
const margin = 240;

/** A picture of more lines and boxes is stretched while one zooms, and drawn when the hand rests. */
const heavy = 4_000;

/** A scaled image is redrawn beyond this factor, before its edges become visible. */
const mostStretched = 1.3;

/** How long after the last zoom a scaled image is redrawn, in milliseconds. */
const rest = 90;

/** Draws a scene on a canvas, and no oftener than it must. */
export interface SceneDrawer {
  /** What is drawn from now on. */
  show(scene: Scene, emphasis: Emphasis, apartText: string): void;
  /** Where one looks from now on. */
  look(viewport: Viewport): void;
  /** How large the part is that one sees, in CSS pixels. */
  resize(width: number, height: number): void;
  /** Redraws at the next frame, for example after a change of colours. */
  redraw(): void;
  /** Ends all that is under way. */
  stop(): void;
}

/**
 * Binds a canvas. A pan only moves the drawn picture, which reaches beyond the edges; a zoom of a
 * picture that is slow to draw stretches it, and draws it when the hand rests.
 *
 * @param probes - Holds the elements that {@link readPalette} reads.
 */
export function createSceneDrawer(canvas: HTMLCanvasElement, probes: Element): SceneDrawer {
  const context = canvas.getContext('2d');
  const window = canvas.ownerDocument.defaultView ?? globalThis;
  let shown: Pick<DrawInput, 'scene' | 'emphasis' | 'shapes' | 'apartText'> | undefined;
  let viewport: Viewport = { x: 0, y: 0, zoom: 1 };
  let drawn: Viewport | undefined;
  let surface: Surface = { width: 0, height: 0, ratio: 1 };
  let palette: Palette | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    frame = 0;
    clearTimeout(timer);
    if (context === null || shown === undefined || surface.width === 0) return;
    fit();
    const font = getComputedStyle(canvas).fontFamily;
    const moved = { ...viewport, x: viewport.x + margin, y: viewport.y + margin };
    // Asking for colours makes the browser work out all styles, so they are asked for once.
    palette ??= readPalette(probes);
    drawScene(context, { ...shown, palette, viewport: moved, surface, font });
    drawn = viewport;
    canvas.style.transform = 'none';
  }

  /** A canvas that is given a size is emptied, so it is given one only when it has another. */
  function fit(): void {
    const [width, height] = [surface.width * surface.ratio, surface.height * surface.ratio];
    if (canvas.width === Math.round(width) && canvas.height === Math.round(height)) return;
    canvas.width = Math.round(width);
    canvas.height = Math.round(height);
    canvas.style.width = `${surface.width}px`;
    canvas.style.height = `${surface.height}px`;
  }

  const redraw = (): void => {
    if (frame === 0) frame = window.requestAnimationFrame(draw);
  };

  /** Shows the drawn picture as it would be seen from the viewport. */
  function move(from: Viewport): void {
    const scale = viewport.zoom / from.zoom;
    const x = viewport.x - from.x * scale + margin * (1 - scale);
    const y = viewport.y - from.y * scale + margin * (1 - scale);
    canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  return {
    show(scene, emphasis, apartText) {
      palette = undefined;
      shown = { scene, emphasis, shapes: shapeScene(scene, emphasis), apartText };
      redraw();
    },
    look(next) {
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
      const isStretched = factor > mostStretched || factor < 1 / mostStretched;
      const size = (shown?.scene.lines.length ?? 0) + (shown?.scene.boxes.length ?? 0);
      if (isPan || isStretched || size < heavy) {
        redraw();
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(redraw, rest);
    },
    resize(width, height) {
      const ratio = Math.min(2, window.devicePixelRatio);
      surface = { width: width + 2 * margin, height: height + 2 * margin, margin, ratio };
      redraw();
    },
    redraw() {
      palette = undefined;
      redraw();
    },
    stop() {
      window.cancelAnimationFrame(frame);
      frame = 0;
      clearTimeout(timer);
    },
  };
}
