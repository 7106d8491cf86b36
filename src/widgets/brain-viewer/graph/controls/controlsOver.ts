import type { Size } from '../../core/layout/layoutInput.ts';
import type { Frame } from '../../core/layout/algorithms/packParts.ts';

/** The covered insets of a stage, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Returns the frames of controls over an element's stage, in CSS pixels relative to the stage. */
export function controlsOver(element: Element | null): readonly Frame[] {
  const stage = element?.closest('[data-part="graph"]');
  if (stage === null || stage === undefined) return [];
  const { left, top } = stage.getBoundingClientRect();
  return Array.from(stage.querySelectorAll('[data-over]'), (control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return { left: x - left, top: y - top, width, height };
  });
}

/** Returns insets that avoid controls, each at the edge where it costs least. */
export function insetsAround(controls: readonly Frame[], { width, height }: Size): Insets {
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const frame of controls) {
    const right = frame.left + frame.width;
    const bottom = frame.top + frame.height;
    const depths = {
      top: bottom,
      right: width - frame.left,
      bottom: height - frame.top,
      left: right,
    };
    const costs = [
      { edge: 'top', cost: depths.top * width },
      { edge: 'bottom', cost: depths.bottom * width },
      { edge: 'right', cost: depths.right * height },
      { edge: 'left', cost: depths.left * height },
    ] as const;
    const { edge } = costs.reduce((best, next) => (next.cost < best.cost ? next : best));
    insets[edge] = Math.max(insets[edge], depths[edge]);
  }
  return insets;
}
