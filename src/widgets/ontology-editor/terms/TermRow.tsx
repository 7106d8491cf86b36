import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { normalizeTerm, ontologyLimits } from '../../../contract/index.ts';
import {
  Badge,
  Icon,
  IconButton,
  icons,
  isComposing,
  layout,
  TextInput,
  texts,
} from '../../../ui/index.ts';
import { useIsReadOnly, useOntologyWords } from '../EditorContext.ts';
import styles from './TermRow.module.css';
import { stepOf } from '../useEditorKeys.ts';

export interface TermWarnings {
  /** The earlier identical term. */
  sameAs: string | undefined;
  similarTo: string | undefined;
  /** The names of other ontologies with the term. */
  alsoIn: string | undefined;
  /** Hits in the sample; undefined without one. */
  hits: number | undefined;
}

export interface TermRowActions {
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onEdit: () => void;
  onChange: (term: string) => void;
  /** Called when editing ends without a change. */
  onCancel: () => void;
  onRemove: () => void;
  onMove: (step: -1 | 1) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: () => void;
}

export interface TermRowProps {
  term: string;
  flags: TermWarnings;
  isEditing: boolean;
  isTabStop: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  actions: TermRowActions;
}

/** A term's row: press to edit, buttons to move and remove, draggable. */
export function TermRow({ actions, ...props }: TermRowProps) {
  const { term, isEditing, isDragged } = props;
  const isReadOnly = useIsReadOnly();
  if (isEditing) {
    return (
      <li className={styles.row}>
        <TermInput term={term} onChange={actions.onChange} onCancel={actions.onCancel} />
      </li>
    );
  }
  return (
    <li
      className={styles.row}
      draggable={!isReadOnly}
      data-dragged={isDragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', term);
        actions.onDragStart();
      }}
      onDragEnd={actions.onDragEnd}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        actions.onDrop();
      }}
    >
      {!isReadOnly && (
        <span className={styles.grip}>
          <Icon path={icons.grip} size={14} />
        </span>
      )}
      <button
        type="button"
        data-part="term"
        className={styles.term}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-disabled={isReadOnly || undefined}
        onFocus={actions.onFocus}
        onClick={() => !isReadOnly && actions.onEdit()}
        onKeyDown={(event) => {
          if (event.key === 'F2' && !isReadOnly) actions.onEdit();
          else actions.onKeyDown(event);
        }}
      >
        <span className={styles.text} dir="auto">
          {term}
        </span>
        <Flags term={term} flags={props.flags} />
      </button>
      {!isReadOnly && <RowButtons {...props} actions={actions} />}
    </li>
  );
}

function Flags({ term, flags }: Pick<TermRowProps, 'term' | 'flags'>) {
  const words = useOntologyWords();
  const { sameAs, similarTo, alsoIn, hits } = flags;
  const isTooLong = term.length > ontologyLimits.termLength;
  return (
    <>
      {sameAs !== undefined && <Badge tone="warning">{words.termSame(sameAs)}</Badge>}
      {sameAs === undefined && similarTo !== undefined && (
        <Badge>{words.termSimilar(similarTo)}</Badge>
      )}
      {alsoIn !== undefined && <Badge>{words.termShared(alsoIn)}</Badge>}
      {normalizeTerm(term) === '' && <Badge tone="warning">{words.neverMatches(1)}</Badge>}
      {isTooLong && (
        <Badge tone="danger">{words.termTooLong(term.length, ontologyLimits.termLength)}</Badge>
      )}
      {hits !== undefined && (
        <span className={styles.hits} data-none={hits === 0 || undefined}>
          {words.termMatches(hits)}
        </span>
      )}
    </>
  );
}

function RowButtons({ term, isTabStop, isFirst, isLast, actions }: TermRowProps) {
  const words = useOntologyWords();
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <span className={styles.actions} onFocus={actions.onFocus}>
      <IconButton
        size="small"
        label={words.moveUp(term)}
        tabIndex={tabIndex}
        disabled={isFirst}
        onClick={() => actions.onMove(-1)}
      >
        <Icon path={icons.arrowUp} size={14} />
      </IconButton>
      <IconButton
        size="small"
        label={words.moveDown(term)}
        tabIndex={tabIndex}
        disabled={isLast}
        onClick={() => actions.onMove(1)}
      >
        <Icon path={icons.arrowDown} size={14} />
      </IconButton>
      <IconButton
        size="small"
        label={words.removeTerm(term)}
        tabIndex={tabIndex}
        onClick={actions.onRemove}
      >
        <Icon path={icons.close} size={14} />
      </IconButton>
    </span>
  );
}

interface TermInputProps {
  term: string;
  onChange: (term: string) => void;
  onCancel: () => void;
}

/** Edits a term. Enter, blur and saving commit, Escape cancels. */
function TermInput({ term, onChange, onCancel }: TermInputProps) {
  const words = useOntologyWords();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(term);
  const trimmed = text.trim();
  const error =
    trimmed === ''
      ? words.termEmpty
      : normalizeTerm(trimmed) === ''
        ? words.termNeverMatches
        : trimmed.length > ontologyLimits.termLength
          ? words.termTooLong(trimmed.length, ontologyLimits.termLength)
          : undefined;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (): void => {
    if (error === undefined) onChange(trimmed);
  };
  return (
    <span className={layout.column}>
      <TextInput
        ref={field}
        aria-label={words.editTerm(term)}
        aria-invalid={error === undefined ? undefined : true}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter' || stepOf(event) === 'save') {
            // The same key press must not activate the button that receives the focus.
            event.preventDefault();
            finish();
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <span role="status" className={texts.error}>
        {error}
      </span>
    </span>
  );
}
