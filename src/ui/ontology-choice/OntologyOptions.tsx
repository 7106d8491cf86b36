import { useMemo, useState } from 'react';
import { Choice } from '../field/Choice.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { moveFocusAmong } from '../moveFocusAmong.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { foldText, hasWords, searchWords, textCollator } from '../../search/index.ts';
import type { ChosenOntologiesProps } from './ChosenOntologies.tsx';
import {
  ambiguousNames,
  countTerms,
  ontologyName,
  searchedFrom,
  type OntologyOption,
} from './ontologyOption.ts';
import styles from './OntologyOptions.module.css';
import texts from '../layout/texts.module.css';

export interface OntologyOptionsProps extends Omit<ChosenOntologiesProps, 'onRemove'> {
  isFailed: boolean;
  onChange: (ids: readonly string[]) => void;
}

/** Lists the ontologies as checkboxes with a roving tabindex. */
export function OntologyOptions({
  ids,
  options,
  limit,
  disabled,
  isFailed,
  words,
  onChange,
}: OntologyOptionsProps) {
  const [searchTerm, setSearchTerm] = useState('');
  const [focused, setFocused] = useState<string>();
  const shown = useMemo(() => filterOptions(options ?? [], searchTerm), [options, searchTerm]);
  const shared = useMemo(() => ambiguousNames(options ?? []), [options]);
  if (options === undefined)
    return isFailed ? null : <Placeholders label={words.loadingOntologies} />;
  if (options.length === 0) return <p className={texts.muted}>{words.noOntologies}</p>;

  const isFull = ids.length >= limit;
  const isSearching = searchTerm.trim() !== '';
  const tabStop = shown.some(({ ontologyId }) => ontologyId === focused)
    ? focused
    : shown[0]?.ontologyId;
  return (
    <>
      {(options.length >= searchedFrom || isSearching) && (
        <SearchField
          label={words.searchOntologies}
          value={searchTerm}
          found={words.ontologiesFound(shown.length)}
          onChange={setSearchTerm}
        />
      )}
      {shown.length === 0 && <p className={texts.muted}>{words.ontologiesFound(0)}</p>}
      {shown.length > 0 && (
        <ul
          tabIndex={-1}
          className={styles.list}
          onKeyDown={(event) => moveFocusAmong(event, 'input')}
        >
          {shown.map((option) => {
            const isChosen = ids.includes(option.ontologyId);
            const isBarred = isFull && !isChosen;
            return (
              <li key={option.ontologyId} className={styles.option}>
                <Choice
                  label={
                    <span className={styles.label}>
                      <span dir="auto">{ontologyName(option)}</span>
                      <span className={texts.figures}>
                        {shared.has(ontologyName(option)) && (
                          <>
                            <bdi>{option.ontologyId}</bdi> ·{' '}
                          </>
                        )}
                        {words.terms(countTerms(option))}
                      </span>
                    </span>
                  }
                  checked={isChosen}
                  disabled={disabled}
                  // `aria-disabled` keeps the option focusable for arrow keys.
                  aria-disabled={isBarred}
                  tabIndex={option.ontologyId === tabStop ? 0 : -1}
                  onFocus={() => setFocused(option.ontologyId)}
                  onChange={() => {
                    if (isBarred) return;
                    onChange(
                      isChosen
                        ? ids.filter((id) => id !== option.ontologyId)
                        : [...ids, option.ontologyId],
                    );
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** Filters options whose name or id contains each search word, sorted by name. */
function filterOptions(options: readonly OntologyOption[], searchTerm: string): OntologyOption[] {
  const words = searchWords(searchTerm);
  const { compare } = textCollator();
  return options
    .filter((option) => hasWords(foldText(`${ontologyName(option)}\n${option.ontologyId}`), words))
    .toSorted((a, b) => compare(ontologyName(a), ontologyName(b)));
}

function Placeholders({ label }: { label: string }) {
  return (
    <div className={styles.placeholders} role="group" aria-busy="true" aria-label={label}>
      {['58%', '74%', '46%'].map((width) => (
        <Skeleton key={width} width={width} height="14px" />
      ))}
    </div>
  );
}
