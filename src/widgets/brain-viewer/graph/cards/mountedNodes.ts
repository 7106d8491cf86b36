import { shallow } from 'zustand/shallow';
import { isDimmed, type Emphasis } from '../../core/scene/emphasis.ts';
import type { GraphDrawing } from '../GraphContext.ts';
import { isIn, type Frame } from '../../core/scene/frame.ts';
import type { LabelCardData, LabelNode } from './LabelCard.tsx';
import type { Scene, SceneBox } from '../../core/scene/scene.ts';

/**
 * Creates React Flow's nodes for the labels in an area. Unchanged nodes stay the same objects, so
 * that memoised cards don't re-render.
 */
export function createNodeCache(): (
  scene: Scene,
  area: Frame | undefined,
  settings: Pick<GraphDrawing, 'detail' | 'emphasis'>,
) => LabelNode[] {
  let known = new Map<string, LabelNode>();
  return (scene, area, settings) => {
    const next = new Map<string, LabelNode>();
    if (area !== undefined) {
      for (const box of scene.boxes) {
        if (!isIn(box, area)) continue;
        const made = nodeOf(box, settings);
        const before = known.get(made.id);
        next.set(made.id, before !== undefined && isSame(before, made) ? before : made);
      }
    }
    known = next;
    return [...next.values()];
  };
}

function nodeOf(
  box: SceneBox,
  { detail, emphasis }: Pick<GraphDrawing, 'detail' | 'emphasis'>,
): LabelNode {
  const { label, group, width, height } = box;
  return {
    id: label.name,
    type: 'label',
    position: { x: box.x, y: box.y },
    width,
    height,
    measured: { width, height },
    handles: [],
    data: { label, group, detail, look: lookOf(label.name, emphasis) },
    domAttributes: { 'aria-hidden': true },
  };
}

function lookOf(label: string, emphasis: Emphasis): LabelCardData['look'] {
  if (emphasis.gone.has(label)) return 'gone';
  if (isDimmed(label, emphasis)) return 'dimmed';
  if (emphasis.changed.has(label)) return 'changed';
  if (emphasis.added.has(label)) return 'added';
  return emphasis.selected === label ? 'selected' : 'plain';
}

function isSame(a: LabelNode, b: LabelNode): boolean {
  return (
    shallow(a.data, b.data) &&
    shallow(a.position, b.position) &&
    a.width === b.width &&
    a.height === b.height
  );
}
