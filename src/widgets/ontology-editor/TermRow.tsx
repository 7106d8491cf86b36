import { useState, type KeyboardEvent } from 'react';
import { ontologyLimits, normalizeTerm } from '../../contract/index.ts';
import { Badge, Icon, IconButton } from '../../ui/index.ts';
import { useOntologyWords } from './EditorContext.ts';
import { TermInput } from './TermInput.tsx';
import styles from './TermRow.module.css';

/** Props of {@link TermRow}. */
export interface TermRowProps {
  term: string;
  /** The earlier term that it is the same as. */
  sameAs: string | undefined;
  /** Matches in the sample; undefined without one. */
  hits: number | undefined;
  isTabStop: boolean;
  isReadOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChange: (term: string) => void;
  onCancel: () => void;
  onRemove: () => void;
  onMove: (step: -1 | 1) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropHere: () => void;
}

/** One term: a press changes it, its buttons move and remove it, and it can be dragged. */
export function TermRow(props: TermRowProps) {
  const { term, sameAs, hits, isTabStop, isReadOnly, isFirst, isLast, isDragged } = props;
  const words = useOntologyWords();
  const [isEditing, setEditing] = useState(false);
  const tabIndex = isTabStop ? 0 : -1;
  const isTooLong = term.length > ontologyLimits.termLength;
  if (isEditing) {
    return (
      <li className={styles.row}>
        <TermInput
          term={term}
          onChange={(next) => {
            setEditing(false);
            props.onChange(next);
          }}
          onCancel={() => {
            setEditing(false);
            props.onCancel();
          }}
        />
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
        props.onDragStart();
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDropHere();
      }}
    >
      {!isReadOnly && (
        <span className={styles.grip}>
          <Icon name="grip" size={14} />
        </span>
      )}
      <button
        type="button"
        data-part="term"
        className={styles.term}
        tabIndex={tabIndex}
        aria-disabled={isReadOnly || undefined}
        onFocus={props.onFocus}
        onClick={() => setEditing(!isReadOnly)}
        onKeyDown={(event) => {
          if (event.key === 'F2' && !isReadOnly) setEditing(true);
          else props.onKeyDown(event);
        }}
      >
        <span className={styles.text} dir="auto">
          {term}
        </span>
        {sameAs !== undefined && <Badge tone="warning">{words.termSame(sameAs)}</Badge>}
        {normalizeTerm(term) === '' && <Badge tone="warning">{words.neverMatches(1)}</Badge>}
        {isTooLong && (
          <Badge tone="danger">{words.termTooLong(term.length, ontologyLimits.termLength)}</Badge>
        )}
        {hits !== undefined && (
          <span className={styles.hits} data-none={hits === 0 || undefined}>
            {words.termMatches(hits)}
          </span>
        )}
      </button>
      {!isReadOnly && (
        <span className={styles.actions} onFocus={props.onFocus}>
          <IconButton
            size="small"
            label={words.moveUp(term)}
            tabIndex={tabIndex}
            disabled={isFirst}
            onClick={() => props.onMove(-1)}
          >
            <Icon name="arrowUp" size={14} />
          </IconButton>
          <IconButton
            size="small"
            label={words.moveDown(term)}
            tabIndex={tabIndex}
            disabled={isLast}
            onClick={() => props.onMove(1)}
          >
            <Icon name="arrowDown" size={14} />
          </IconButton>
          <IconButton
            size="small"
            label={words.removeTerm(term)}
            tabIndex={tabIndex}
            onClick={props.onRemove}
          >
            <Icon name="close" size={14} />
          </IconButton>
        </span>
      )}
    </li>
  );
}
