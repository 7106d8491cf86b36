import { isDimmed, lookOf, type Emphasis, type LineLook } from '../../core/scene/emphasis.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { pathData, type Scene, type SceneBox, type SceneLine } from '../../core/scene/scene.ts';
import type { PathShape } from './pen.ts';

/** A scene's shapes batched by look, independent of the viewport. */
export interface SceneShapes {
  /** Edges by look and dash pattern, unordered. */
  readonly lines: readonly LineShape[];
  readonly boxes: readonly BoxShape[];
}

/** Edges of the same style, batched in one path. */
interface LineShape extends PathShape {
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
    // An open edge is drawn as a fan.
    if (line.link.id === emphasis.openLink) continue;
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
