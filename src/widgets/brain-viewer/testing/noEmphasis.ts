import type { Emphasis } from '../core/scene/emphasis.ts';

/** No highlight. */
export const noEmphasis: Emphasis = {
  labels: undefined,
  selected: undefined,
  added: new Set(),
  changed: new Set(),
  gone: new Set(),
  openLink: undefined,
};
