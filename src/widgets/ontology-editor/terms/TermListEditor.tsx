import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  normalizeTerm,
  ontologyLimits,
  type Ontology,
  type TermList,
} from '../../../contract/index.ts';
import { useBrainstem, useFormat } from '../../../provider/index.ts';
import {
  Button,
  joinClasses,
  layout,
  movedIndex,
  ontologyName,
  texts,
  VisuallyHidden,
} from '../../../ui/index.ts';
import {
  addTerms,
  changeTerm,
  moveTerm,
  removeTerm,
  sortTerms,
  type OntologyDraft,
} from '../core/index.ts';
import { findDuplicates } from '../core/draft/preflightTerms.ts';
import { findSimilarTerms } from '../core/draft/similarTerms.ts';
import { termKey } from '../core/matching/sampleMatch.ts';
import { useEditorActions, useIsReadOnly, useOntologyWords } from '../EditorContext.ts';
import { AddTerm } from './AddTerm.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import styles from './TermListEditor.module.css';
import { TermRow, type TermWarnings } from './TermRow.tsx';

export interface TermListEditorProps {
  list: TermList;
  draft: OntologyDraft;
  hits: ReadonlyMap<string, number> | undefined;
  /** The other ontologies that have a term, by normalised term. */
  shared: ReadonlyMap<string, readonly Ontology[]>;
}

/** The number of terms above which sorting is offered. */
const maxUnsorted = 7;

/** The share of a list's limit from which its count is a warning. */
const nearlyFull = 0.9;

/**
 * Edits a list of terms: add, paste, edit, move, sort and remove. Rows use a roving tabindex; Alt
 * with an arrow key moves the term, Enter edits it, Delete removes it.
 */
export function TermListEditor(props: TermListEditorProps) {
  const { list, draft } = props;
  const words = useOntologyWords();
  const actions = useEditorActions();
  const { locale } = useBrainstem();
  const isReadOnly = useIsReadOnly();
  const terms = draft[list];
  const limit = ontologyLimits[list];
  const flagsOf = useTermFlags(props);
  const { rows, isEdited, edit, endEdit } = useTermRows(terms);
  const place = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [dragged, setDragged] = useState<number>();
  const [pasted, setPasted] = useState<string>();
  const [notAdded, setNotAdded] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [focused, setFocused] = useState<{ index: number }>();
  useEffect(() => {
    if (focused === undefined) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-part="term"]');
    buttons?.[focused.index]?.focus();
  }, [focused]);

  // The same words again are no change of the page, which screen readers would pass over.
  const announce = (text: string): void =>
    setAnnouncement((last) => (last === text ? `${text}\u00A0` : text));
  const focusRow = (row: number): void => {
    const index = Math.max(0, Math.min(terms.length - 1, row));
    setCurrent(index);
    setFocused({ index });
  };
  const remove = (index: number): void => {
    actions.edit(removeTerm(list, index));
    announce(words.termRemoved(terms[index] ?? ''));
    focusRow(index === terms.length - 1 ? index - 1 : index);
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= terms.length) return;
    actions.edit(moveTerm(list, from, to));
    announce(words.termMoved(terms[from] ?? '', to + 1, terms.length));
    focusRow(to);
  };
  const add = (added: readonly string[]): void => {
    actions.edit(addTerms(list, added));
    announce(words.termsAdded(added.length));
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const { key, altKey } = event;
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    const next = movedIndex(key, index, terms.length);
    if (step !== 0 && altKey) {
      if (!isReadOnly) move(index, index + step);
    } else if (next !== undefined) focusRow(next);
    else if (key === 'Delete' && !isReadOnly) remove(index);
    else return;
    event.preventDefault();
  };

  return (
    <div className={joinClasses(layout.stack2, styles.editor)}>
      <p className={texts.note}>
        <span>{`${words[`${list}Text`]} ${words.upToLimit(limit)}`}</span>{' '}
        {terms.length > limit * nearlyFull && (
          <span className={texts.warning}>{words.ofLimit(terms.length, limit)}</span>
        )}
      </p>
      {!isReadOnly && (
        <AddTerm list={list} terms={terms} onAdd={(term) => add([term])} onPaste={setPasted} />
      )}
      {rows.length === 0 ? (
        <p className={texts.note}>{words.noTerms}</p>
      ) : (
        <ul ref={place} className={styles.list} aria-label={words[list]}>
          {rows.map((row) => {
            const { key, term, index } = row;
            return (
              <TermRow
                key={key}
                term={term}
                isEditing={isEdited(row)}
                flags={flagsOf(term, index)}
                isTabStop={index === Math.min(current, terms.length - 1)}
                isFirst={index === 0}
                isLast={index === terms.length - 1}
                isDragged={dragged === index}
                actions={{
                  onFocus: () => setCurrent(index),
                  onKeyDown: (event) => handleKey(event, index),
                  onEdit: () => edit(row),
                  onChange: (next) => {
                    endEdit(row);
                    actions.edit(
                      index < terms.length ? changeTerm(list, index, next) : addTerms(list, [next]),
                    );
                    focusRow(index);
                  },
                  onCancel: () => {
                    endEdit(row);
                    focusRow(index);
                  },
                  onRemove: () => remove(index),
                  onMove: (step) => move(index, index + step),
                  onDragStart: () => setDragged(index),
                  onDragEnd: () => setDragged(undefined),
                  onDrop: () => {
                    if (dragged !== undefined) move(dragged, index);
                    setDragged(undefined);
                  },
                }}
              />
            );
          })}
        </ul>
      )}
      {!isReadOnly && terms.length > maxUnsorted && (
        <Button
          className={styles.sort}
          size="small"
          variant="quiet"
          onClick={() => actions.edit(sortTerms(list, locale.tag))}
        >
          {words.sortAlphabet}
        </Button>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {pasted !== undefined && (
        <PasteDialog
          list={list}
          existing={terms}
          start={pasted || notAdded}
          onAdd={add}
          onClose={(text) => {
            setPasted(undefined);
            setNotAdded(text);
          }}
        />
      )}
    </div>
  );
}

function useTermFlags({
  list,
  draft,
  hits,
  shared,
}: TermListEditorProps): (term: string, index: number) => TermWarnings {
  const format = useFormat();
  const terms = draft[list];
  const duplicates = useMemo(() => findDuplicates(terms), [terms]);
  const similar = useMemo(() => findSimilarTerms(terms), [terms]);
  return (term, index) => {
    const others = shared.get(normalizeTerm(term));
    return {
      sameAs: duplicates.get(index),
      similarTo: similar.get(index),
      alsoIn: others && format.list(others.map(ontologyName)),
      hits: hits && (hits.get(termKey({ ontologyId: draft.ontologyId, list, term })) ?? 0),
    };
  };
}

interface TermPlace {
  /** Follows the term, so that somebody else's changes don't put another one under what is typed. */
  readonly key: string;
  readonly term: string;
  /** The position in the list; its length for a term that was removed while it was edited. */
  readonly index: number;
}

/** Returns the rows of a list, among them edited ones whose terms somebody else removed. */
function useTermRows(terms: readonly string[]) {
  const [edited, setEdited] = useState<readonly TermPlace[]>([]);
  const places = useMemo(() => placesOf(terms), [terms]);
  const gone = edited.filter(({ key }) => places.every((place) => place.key !== key));
  return {
    rows: [...places, ...gone.map((row) => ({ ...row, index: terms.length }))],
    isEdited: ({ key }: TermPlace) => edited.some((row) => row.key === key),
    edit: (row: TermPlace) => setEdited((rows) => [...rows, row]),
    endEdit: ({ key }: TermPlace) => setEdited((rows) => rows.filter((row) => row.key !== key)),
  };
}

function placesOf(terms: readonly string[]): TermPlace[] {
  const counts = new Map<string, number>();
  return terms.map((term, index) => {
    const count = counts.get(term) ?? 0;
    counts.set(term, count + 1);
    return { key: `${count} ${term}`, term, index };
  });
}
