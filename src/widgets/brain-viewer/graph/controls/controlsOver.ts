import { screenScale } from '../../../../ui/index.ts';
import type { Frame } from '../../core/scene/frame.ts';
import type { Size } from '../../core/layout/layoutInput.ts';

/** Returns the frames of controls over an element's stage, in CSS pixels relative to the stage. */
export function controlsOver(element: Element | null): readonly Frame[] {
  const stage = element?.closest<HTMLElement>('[data-part="graph"]');
  if (stage === null || stage === undefined) return [];
  const scale = screenScale(stage);
  const { left, top } = stage.getBoundingClientRect();
  return Array.from(stage.querySelectorAll('[data-over]'), (control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return {
      left: (x - left) / scale,
      top: (y - top) / scale,
      width: width / scale,
      height: height / scale,
    };
  });
}

/** Returns the insets of a stage that avoid controls, each at the edge where it costs least. */
export function insetsAround(controls: readonly Frame[], { width, height }: Size) {
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const frame of controls) {
    const depths = [
      { edge: 'top', depth: frame.top + frame.height, along: width },
      { edge: 'bottom', depth: height - frame.top, along: width },
      { edge: 'right', depth: width - frame.left, along: height },
      { edge: 'left', depth: frame.left + frame.width, along: height },
    ] as const;
    const { edge, depth } = depths.reduce((best, next) =>
      next.depth * next.along < best.depth * best.along ? next : best,
    );
    insets[edge] = Math.max(insets[edge], depth);
  }
  return insets;
}
