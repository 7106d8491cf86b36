import { useId, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import {
  isComposing,
  Icon,
  TextInput,
  VisuallyHidden,
  icons,
  revealHidden,
  texts,
} from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import { relationName } from '../core/model/relationName.ts';
import { searchGraph, type Match } from '../core/model/searchGraph.ts';
import styles from './LabelSearch.module.css';

export interface LabelSearchProps {
  /** The field's accessible name. */
  label: string;
  placeholder: string;
  /** @default the field's own */
  input?: Ref<HTMLInputElement>;
  /** A label to exclude. @default none */
  except?: string;
  onChoose: (label: string) => void;
}

/** Finds labels by name, property or relation, to choose one. */
export function LabelSearch({ label, placeholder, input, except, onChoose }: LabelSearchProps) {
  const { graph } = usePicture();
  const words = useBrainWords();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const id = useId();
  const matches = useMemo(
    () => searchGraph(graph, typed).filter((match) => match.label !== except),
    [graph, typed, except],
  );
  const isShown = isOpen && typed.trim() !== '';

  const choose = (match: Match | undefined): void => {
    if (match === undefined) return;
    setOpen(false);
    setTyped('');
    onChoose(match.label);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && matches.length > 0) {
      event.preventDefault();
      setActive((active + step + matches.length) % matches.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(matches[active]);
    } else if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      setTyped('');
    }
  };
  return (
    <div className={styles.search} onBlur={() => setOpen(false)}>
      <span className={styles.mark}>
        <Icon path={icons.search} />
      </span>
      <TextInput
        ref={input}
        type="search"
        role="combobox"
        className={styles.input}
        aria-label={label}
        aria-expanded={isShown && matches.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && matches.length > 0 ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <span role="status">{isShown && words.searchResults(matches.length)}</span>
      </VisuallyHidden>
      {isShown && matches.length > 0 && (
        <ul id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
          {matches.map((match, at) => (
            <li
              key={match.label}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              className={styles.match}
              // Keeps the focus in the field, whose blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(match)}
            >
              <span dir="auto">{revealHidden(match.label)}</span>
              {match.by !== undefined && (
                <span className={texts.note}>
                  {match.by.kind === 'property'
                    ? words.foundByProperty(revealHidden(match.by.name))
                    : words.foundByRelation(relationName(match.by.name))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isShown && matches.length === 0 && (
        <p className={styles.nothing}>{words.searchNothing(typed.trim())}</p>
      )}
    </div>
  );
}
