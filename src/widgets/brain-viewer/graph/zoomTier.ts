/** The levels of detail: shapes and some names, cards that are drawn, cards that are elements. */
export type ZoomTier = 'far' | 'middle' | 'near';

/** The least and the most that one can zoom. */
export const zoomLimits = { least: 0.02, most: 2 } as const;

const from = { near: 0.66, middle: 0.2 } as const;

/** What is drawn at a zoom. */
export function tierAt(zoom: number): ZoomTier {
  if (zoom >= from.near) return 'near';
  return zoom >= from.middle ? 'middle' : 'far';
}
