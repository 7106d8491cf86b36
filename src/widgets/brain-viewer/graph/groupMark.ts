import type { CSSProperties } from 'react';
import type { LabelGroup } from '../core/model/groupLabels.ts';

/** Number of colours that groups have. The next ones have the same again, as a ring. */
const colours = 8;

/** Attributes that give an element the colour of a group, as `--_group`, and the kind of its dot. */
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

/**
 * Returns how the dot of a group is drawn: filled, or as a ring where another group has its colour,
 * by the width of its line.
 */
export function dotOf(
  group: LabelGroup | undefined,
  radius: number,
): { radius: number; line?: number } {
  return isRing(group) ? { radius: radius * 0.75, line: radius / 2 } : { radius };
}

function isRing(group: LabelGroup | undefined): boolean {
  return group !== undefined && group.index >= colours;
}

function cssVariable(colour: string): CSSProperties & Record<'--_group', string> {
  return { '--_group': colour };
}
