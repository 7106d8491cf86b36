import type { CSSProperties } from 'react';
import type { LabelGroup } from '../core/model/groupLabels.ts';

/** The number of group colours, which then repeat as rings. */
const colours = 8;

/** Attributes that set an element's group colour as `--_group`, and its kind of dot. */
export interface GroupMark {
  'data-group'?: number;
  'data-ring'?: true;
  style?: CSSProperties;
}

/** Returns the attributes of an element that shows a group's colour. */
export function groupMark(group: LabelGroup | undefined): GroupMark {
  if (group === undefined) return {};
  const { index, colour } = group;
  return {
    'data-group': index % colours,
    ...(isRing(group) ? { 'data-ring': true } : {}),
    ...(colour === undefined ? {} : { style: cssVariable(colour) }),
  };
}

/** Returns true if a group's dot is a ring, since its colour repeats. */
export function isRing(group: LabelGroup | undefined): boolean {
  return group !== undefined && group.index >= colours;
}

function cssVariable(colour: string): CSSProperties & Record<'--_group', string> {
  return { '--_group': colour };
}
