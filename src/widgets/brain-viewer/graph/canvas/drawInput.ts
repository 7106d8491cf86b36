import { type Emphasis, isDimmed, lookOf, type LineLook } from '../../core/scene/emphasis.ts';
import type { Frame } from '../../core/scene/frame.ts';
import type { Palette } from './palette.ts';
import { type Scene, type SceneLine, pathData, type SceneBox } from '../../core/scene/scene.ts';
import type { Viewport } from '../../core/scene/viewport.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import type { PathShape } from './pen.ts';

/** The size of a surface in CSS pixels, and the device pixel ratio. */
export interface Surface {
  /** The overdraw beyond each visible edge. @default 0 */
  readonly margin?: number;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

export interface DrawInput {
  readonly scene: Scene;
  readonly shapes: SceneShapes;
  readonly emphasis: Emphasis;
  readonly palette: Palette;
  readonly viewport: Viewport;
  readonly surface: Surface;
  readonly font: string;
  /**
   * The frames of controls over the picture, in CSS pixels of the surface. Names avoid them.
   *
   * @default none
   */
  readonly covered?: readonly Frame[];
  /** The heading of isolated labels. */
  readonly apartText: string;
  /** The texts of groups by which labels are placed. @default none */
  readonly groupTexts?: GroupTexts;
  /** Returns an edge's badge text. @default no badges */
  readonly badgeText?: (line: SceneLine) => string;
  /** The ways to write counts: the first for which most cards have room. @default no counts */
  readonly countTexts?: readonly ((count: number) => string)[];
}

/** The texts of a scene's regions and ribbons. */
export interface GroupTexts {
  /** Returns the lines of the longest title of a group on one line, or else of the shortest. */
  readonly title: (
    group: LabelGroup,
    linesOf: (title: string) => readonly string[],
  ) => readonly string[];
  /** Returns the number of labels with its unit. */
  readonly labels: (count: number) => string;
  readonly links: (strength: number) => string;
}

/** The part of the input that determines the frames and texts of cards. */
export type PlaceInput = Pick<DrawInput, 'scene' | 'viewport' | 'surface' | 'font' | 'countTexts'>;

/** Returns the visible area of a scene. */
export function areaOf({ viewport, surface }: Pick<DrawInput, 'viewport' | 'surface'>): Frame {
  const { x, y, zoom } = viewport;
  return {
    left: -x / zoom,
    top: -y / zoom,
    width: surface.width / zoom,
    height: surface.height / zoom,
  };
}

/** A scene's shapes batched by look, independent of the viewport. */
export interface SceneShapes {
  /** Edges by look and dash pattern, unordered. */
  readonly lines: readonly LineShape[];
  readonly boxes: readonly BoxShape[];
}

/** Edges of the same style, batched in one path. */
export interface LineShape extends PathShape {
  data: string;
  readonly look: LineLook;
  readonly dash: number;
  readonly lines: SceneLine[];
  readonly title: string | undefined;
}

/** Boxes of one group, either all or none dimmed. */
interface BoxShape {
  readonly group: LabelGroup | undefined;
  readonly dimmed: boolean;
  readonly boxes: SceneBox[];
}

/**
 * Batches a scene's shapes by look.
 *
 * @param titleOf - Returns an edge's title, for which each edge gets a shape of its own.
 */
export function shapeScene(
  scene: Scene,
  emphasis: Emphasis,
  titleOf?: (line: SceneLine) => string,
): SceneShapes {
  const lines = new Map<string, LineShape>();
  for (const line of scene.lines) {
    const look = lookOf(line.link, emphasis);
    if (look === 'hidden') continue;
    const { dash, link } = line;
    const title = titleOf?.(line);
    const key = title === undefined ? `${look} ${dash}` : link.id;
    const shape = lines.get(key) ?? { look, dash, title, data: '', lines: [] };
    lines.set(key, shape);
    shape.data += pathData(line);
    shape.lines.push(line);
  }
  const boxes = new Map<string, BoxShape>();
  for (const box of scene.boxes) {
    const dimmed = isDimmed(box.label.name, emphasis);
    const key = `${box.group?.index} ${dimmed}`;
    const shape = boxes.get(key) ?? { group: box.group, dimmed, boxes: [] };
    boxes.set(key, shape);
    shape.boxes.push(box);
  }
  return { lines: [...lines.values()], boxes: [...boxes.values()] };
}
