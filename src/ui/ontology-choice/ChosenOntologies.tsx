import { useMemo, useRef } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { ChipList } from '../badge/ChipList.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './ChosenOntologies.module.css';
import type { OntologyChoiceWords } from './ontologyChoiceWords.ts';
import {
  ambiguousNames,
  ontologyName,
  searchedFrom,
  type OntologyOption,
} from './ontologyOption.ts';
import layout from '../layout/layout.module.css';
import texts from '../layout/texts.module.css';

export interface ChosenOntologiesProps {
  ids: readonly string[];
  options: readonly OntologyOption[] | undefined;
  limit: number;
  disabled: boolean;
  words: OntologyChoiceWords;
  onRemove: (id: string) => void;
}

/**
 * Counts the selected ontologies, and lists those that the options below may not show, with remove
 * buttons.
 */
export function ChosenOntologies({
  ids,
  options,
  limit,
  disabled,
  words,
  onRemove,
}: ChosenOntologiesProps) {
  const root = useRef<HTMLDivElement>(null);
  const shared = useMemo(() => ambiguousNames(options ?? []), [options]);
  const isShort = options !== undefined && options.length < searchedFrom;
  const listed = isShort
    ? ids.filter((id) => options.every(({ ontologyId }) => ontologyId !== id))
    : ids;
  return (
    <div ref={root} tabIndex={-1} className={joinClasses(layout.stack, styles.choices)}>
      <p role="status" className={joinClasses(texts.figures, layout.wrap2, styles.figure)}>
        <span className={joinClasses(texts.label, styles.legend)}>{words.chooseOntologies}</span>
        {(ids.length > 0 || (options !== undefined && options.length > 0)) && (
          <span>{words.chosen(ids.length, limit)}</span>
        )}
        {ids.length >= limit && <span className={styles.note}>{words.limitReached(limit)}</span>}
      </p>
      {listed.length > 0 && (
        <ChipList
          disabled={disabled}
          fallback={root}
          chips={listed.map((id) => {
            const option = options?.find(({ ontologyId }) => ontologyId === id);
            const own = option === undefined ? id : ontologyName(option);
            const name = shared.has(own) ? `${own} (${id})` : own;
            return {
              key: id,
              content: (
                <>
                  <span className={texts.cut} dir="auto">
                    {name}
                  </span>
                  {options !== undefined && option === undefined && (
                    <Badge tone="warning">{words.ontologyGone}</Badge>
                  )}
                </>
              ),
              removeLabel: words.removeOntology(name),
              onRemove: () => onRemove(id),
            };
          })}
        />
      )}
    </div>
  );
}
