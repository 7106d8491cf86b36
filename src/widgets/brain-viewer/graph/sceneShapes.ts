import { isDimmed, lookOf, type Emphasis, type LineLook } from './emphasis.ts';
import { loopCurve, type Scene, type SceneBox, type SceneLine } from './scene.ts';

/** A scene sorted by looks, which stay the same while one looks around. */
export interface SceneShapes {
  /** The lines of each look in one. */
  readonly paths: Readonly<Record<LineLook, Path2D>>;
  readonly lines: Readonly<Record<LineLook, readonly SceneLine[]>>;
  readonly boxes: readonly BoxShape[];
}

/** Boxes of one group that are all dimmed, or none. */
interface BoxShape {
  readonly group: number;
  readonly dimmed: boolean;
  readonly boxes: SceneBox[];
}

/** Sorts a scene by looks. */
export function shapeScene(scene: Scene, emphasis: Emphasis): SceneShapes {
  const paths = {
    plain: new Path2D(),
    dimmed: new Path2D(),
    strong: new Path2D(),
    added: new Path2D(),
  };
  const lines: Record<LineLook, SceneLine[]> = { plain: [], dimmed: [], strong: [], added: [] };
  for (const line of scene.lines) {
    const look = lookOf(line.link, emphasis);
    addLine(paths[look], line);
    lines[look].push(line);
  }
  const boxes = new Map<string, BoxShape>();
  for (const box of scene.boxes) {
    const dimmed = isDimmed(box.label.name, emphasis);
    const key = `${box.group} ${dimmed}`;
    const shape = boxes.get(key) ?? { group: box.group, dimmed, boxes: [] };
    boxes.set(key, shape);
    shape.boxes.push(box);
  }
  return { paths, lines, boxes: [...boxes.values()] };
}

function addLine(path: Path2D, line: SceneLine): void {
  path.moveTo(line.from.x, line.from.y);
  if (line.loop) {
    const [first, second] = loopCurve(line);
    path.bezierCurveTo(first.x, first.y, second.x, second.y, line.to.x, line.to.y);
  } else {
    path.lineTo(line.to.x, line.to.y);
  }
}
