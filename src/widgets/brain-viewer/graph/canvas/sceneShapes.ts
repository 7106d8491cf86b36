import { isDimmed, lookOf, type Emphasis, type LineLook } from '../../core/scene/emphasis.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { pathData, type Scene, type SceneBox, type SceneLine } from '../../core/scene/scene.ts';
import type { PathShape } from './pen.ts';

/** A scene sorted by looks, which stay the same while one looks around. */
export interface SceneShapes {
  /** By look and dashes, in no order. */
  readonly lines: readonly LineShape[];
  readonly boxes: readonly BoxShape[];
}

/** Lines that are drawn alike, in one path. */
interface LineShape extends PathShape {
  data: string;
  readonly look: LineLook;
  readonly dash: number;
  readonly lines: SceneLine[];
  readonly title: string | undefined;
}

/** Boxes of one group that are all dimmed, or none. */
interface BoxShape {
  readonly group: LabelGroup | undefined;
  readonly dimmed: boolean;
  readonly boxes: SceneBox[];
}

/**
 * Sorts a scene by looks.
 *
 * @param titleOf - Returns a line's own title. Without, lines that look alike are one shape.
 */
export function shapeScene(
  scene: Scene,
  emphasis: Emphasis,
  titleOf?: (line: SceneLine) => string,
): SceneShapes {
  const lines = new Map<string, LineShape>();
  for (const line of scene.lines) {
    // An open line is spread into arcs.
    if (line.link.id === emphasis.openLink) continue;
    const look = lookOf(line.link, emphasis);
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
