import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { TermList } from '../../contract/index.ts';
import { useBrainstem } from '../../provider/index.ts';
import { Button, VisuallyHidden } from '../../ui/index.ts';
import { AddTerm } from './AddTerm.tsx';
import { addTerms, changeTerm, moveTerm, removeTerm, sortTerms } from './draftEdits.ts';
import { useActs, useEditorState, useOntologyWords } from './EditorContext.ts';
import { termKey } from './matching/sampleMatch.ts';
import type { OntologyDraft } from './ontologyDraft.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { findDuplicates } from './preflightTerms.ts';
import styles from './TermListEditor.module.css';
import { TermRow } from './TermRow.tsx';

/** Props of {@link TermListEditor}. */
export interface TermListEditorProps {
  list: TermList;
  draft: OntologyDraft;
  hits: ReadonlyMap<string, number> | undefined;
}

/**
 * One list of terms: to add, paste, change, move, sort and remove. One row is reached by Tab, the
 * others by arrow keys; Alt with an arrow moves the term, Enter changes it, Delete removes it.
 */
export function TermListEditor({ list, draft, hits }: TermListEditorProps) {
  const words = useOntologyWords();
  const acts = useActs();
  const { locale } = useBrainstem();
  const isReadOnly = useEditorState(({ missingScope }) => missingScope !== undefined);
  const terms = draft[list];
  const duplicates = useMemo(() => findDuplicates(terms), [terms]);
  const rows = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [dragged, setDragged] = useState<number>();
  const [pasted, setPasted] = useState<string>();
  const [said, setSaid] = useState('');
  const [focusAt, setFocusAt] = useState<{ at: number }>();
  useEffect(() => {
    if (focusAt === undefined) return;
    const buttons = rows.current?.querySelectorAll<HTMLElement>('[data-part="term"]');
    buttons?.[focusAt.at]?.focus();
  }, [focusAt]);

  const focusRow = (at: number): void => {
    const place = Math.max(0, Math.min(terms.length - 1, at));
    setCurrent(place);
    setFocusAt({ at: place });
  };
  const remove = (at: number): void => {
    acts.edit(removeTerm(list, at));
    setSaid(words.termRemoved(terms[at] ?? ''));
    focusRow(at === terms.length - 1 ? at - 1 : at);
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= terms.length) return;
    acts.edit(moveTerm(list, from, to));
    setSaid(words.termMoved(terms[from] ?? '', to + 1, terms.length));
    focusRow(to);
  };
  const add = (added: readonly string[]): void => {
    acts.edit(addTerms(list, added));
    setSaid(words.termsAdded(added.length));
  };
  const pressed = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const { key, altKey } = event;
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    if (step !== 0 && altKey) {
      if (!isReadOnly) move(at, at + step);
    } else if (step !== 0) focusRow(at + step);
    else if (key === 'Home') focusRow(0);
    else if (key === 'End') focusRow(terms.length - 1);
    else if (key === 'Delete' && !isReadOnly) remove(at);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.editor}>
      <p className={styles.about}>{words[`${list}Text`]}</p>
      {!isReadOnly && (
        <AddTerm list={list} terms={terms} onAdd={(term) => add([term])} onPaste={setPasted} />
      )}
      {terms.length === 0 ? (
        <p className={styles.empty}>{words.noTerms}</p>
      ) : (
        <ul ref={rows} className={styles.list} aria-label={words[list]}>
          {terms.map((term, at) => (
            <TermRow
              // Terms may be the same, so their place is what tells them apart.
              key={at}
              term={term}
              sameAs={duplicates.get(at)}
              hits={hits?.get(termKey(draft.ontologyId, list, term)) ?? (hits && 0)}
              isTabStop={at === Math.min(current, terms.length - 1)}
              isReadOnly={isReadOnly}
              isFirst={at === 0}
              isLast={at === terms.length - 1}
              isDragged={dragged === at}
              onFocus={() => setCurrent(at)}
              onKeyDown={(event) => pressed(event, at)}
              onChange={(next) => {
                acts.edit(changeTerm(list, at, next));
                focusRow(at);
              }}
              onCancel={() => focusRow(at)}
              onRemove={() => remove(at)}
              onMove={(step) => move(at, at + step)}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(undefined)}
              onDropHere={() => {
                if (dragged !== undefined) move(dragged, at);
                setDragged(undefined);
              }}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && terms.length > 1 && (
        <Button
          className={styles.sort}
          size="small"
          variant="quiet"
          onClick={() => acts.edit(sortTerms(list, locale.tag))}
        >
          {words.sortAlphabet}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {pasted !== undefined && (
        <PasteDialog
          list={list}
          existing={terms}
          start={pasted}
          onAdd={add}
          onClose={() => setPasted(undefined)}
        />
      )}
    </div>
  );
}
