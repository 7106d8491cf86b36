import { revealHidden } from '../../ui/index.ts';
import { useFormat } from './useWords.ts';

export interface JoinedNamesProps {
  names: readonly string[];
}

/**
 * Names, joined as the language joins them: the line goes as the page does, and each name as its own
 * letters do. What is copied of it has no characters but those that show, and what hides or turns in a
 * name is shown.
 */
export function JoinedNames({ names }: JoinedNamesProps) {
  return useFormat()
    .listParts(names.map(revealHidden))
    .map(({ type, value }, index) => (type === 'element' ? <bdi key={index}>{value}</bdi> : value));
}
