import { Fragment } from 'react';
import { revealHidden, stableText } from '../../ui/index.ts';
import { useFormat } from './useWords.ts';

/**
 * Joins names as the language does, each isolated with `bdi`. Copied text contains only visible
 * characters: hidden and bidi characters in a name are made visible.
 */
export function JoinedNames({ names }: { names: readonly string[] }) {
  return useFormat()
    .listParts(names.map(revealHidden))
    .map(({ type, value }, index) => (
      <Fragment key={index}>{type === 'element' ? <bdi>{value}</bdi> : stableText(value)}</Fragment>
    ));
}
