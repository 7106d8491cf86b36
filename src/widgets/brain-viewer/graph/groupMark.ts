import type { CSSProperties } from 'react';
import type { LabelGroup } from '../core/model/groupLabels.ts';

/** How many colours groups have. The next ones have the same again, with another pattern. */
const colours = 8;

/** What gives an element the colour of a group, as `--_group`, and its pattern. */
export interface GroupMark {
  'data-group'?: number;
  'data-pattern'?: number;
  style?: CSSProperties;
}

/** Returns the attributes of an element that shows a group's colour. */
export function groupMark(group: LabelGroup | undefined): GroupMark {
  if (group === undefined) return {};
  const { index, colour } = group;
  const pattern = patternOf(group);
  return {
    'data-group': index % colours,
    ...(pattern === 0 ? {} : { 'data-pattern': pattern }),
    ...(colour === undefined ? {} : { style: cssVariable(colour) }),
  };
}

/** Lengths of colour and gap by turns, in pixels, of each pattern. The style sheet has the same. */
const patterns: readonly (readonly number[])[] = [[], [6, 3], [2, 2], [8, 2, 2, 2]];

/** The dashes of a group's bar. */
export function dashesOf(group: LabelGroup | undefined): readonly number[] {
  return patterns[patternOf(group)] ?? [];
}

function patternOf(group: LabelGroup | undefined): number {
  return group === undefined ? 0 : Math.floor(group.index / colours) % patterns.length;
}

function cssVariable(colour: string): CSSProperties & Record<'--_group', string> {
  return { '--_group': colour };
}
