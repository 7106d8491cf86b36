import type { CSSProperties } from 'react';
import type { LabelGroup } from '../core/model/groupLabels.ts';

/** How many colours groups have. The next ones have the same again, as a ring. */
const colours = 8;

/** What gives an element the colour of a group, as `--_group`, and whether its dot is a ring. */
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

/** Whether the dot of a group is a ring, since another one has its colour. */
export function isRing(group: LabelGroup | undefined): boolean {
  return group !== undefined && group.index >= colours;
}

function cssVariable(colour: string): CSSProperties & Record<'--_group', string> {
  return { '--_group': colour };
}
