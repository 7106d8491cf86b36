import { useId, useState, type KeyboardEvent } from 'react';
import { callListener } from '../../../../controller/index.ts';
import { useEscape, texts } from '../../../../ui/index.ts';
import type { ChatCommand } from '../../context/chatSettings.ts';
import { findCommands, type FoundCommand } from './commands.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import styles from './CommandList.module.css';

export interface CommandMenuOptions {
  commands: readonly ChatCommand[];
  draft: string;
  setDraft: (draft: string) => void;
  /** The field that contains the draft. */
  field: { readonly current: HTMLElement | null };
}

/** The most commands shown. Typing on narrows them down. */
const maxShown = 8;

/** Offers commands while the draft starts with a slash. Escape makes it a plain message. */
export function useCommandMenu({ commands, draft, setDraft, field }: CommandMenuOptions) {
  const id = useId();
  const [place, setPlace] = useState(0);
  const [escaped, setEscaped] = useState<string>();
  const found = draft === escaped ? [] : findCommands(commands, draft).slice(0, maxShown);
  const isOpen = found.length > 0;
  const active = Math.min(place, found.length - 1);
  if (!isOpen && place !== 0) setPlace(0);

  useEscape(field, isOpen, () => setEscaped(draft));

  const run = ({ command, rest }: FoundCommand): void => {
    setDraft('');
    // Undefined where it threw.
    const words = callListener(() => command.run(rest) ?? '');
    if (words !== '') setDraft(words ?? draft);
  };
  /** Returns true if it handled the event. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const chosen = found[active];
    if (chosen === undefined || event.shiftKey) return false;
    const completed = `/${chosen.command.name} `;
    if (event.key === 'ArrowDown') setPlace((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setPlace((active - 1 + found.length) % found.length);
    else if (event.key === 'Enter') run(chosen);
    else if (event.key === 'Tab' && !draft.startsWith(completed)) setDraft(completed);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    list: isOpen ? <CommandList id={id} commands={found} active={active} onRun={run} /> : undefined,
    listId: isOpen ? id : undefined,
    optionId: isOpen ? optionId(id, active) : undefined,
    onKeyDown,
  };
}

interface CommandListProps {
  id: string;
  commands: readonly FoundCommand[];
  /** The index of the command that Enter runs. */
  active: number;
  onRun: (found: FoundCommand) => void;
}

/** Returns the id of a command's option, for `aria-activedescendant`. */
function optionId(id: string, place: number): string {
  return `${id}-${place}`;
}

/** Lists the commands that match the draft, above the composer. The focus stays in the field. */
function CommandList({ id, commands, active, onRun }: CommandListProps) {
  const words = useChatWords();
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={words.commands}
      className={styles.list}
      data-part="commands"
    >
      {commands.map((found, place) => (
        <li
          key={found.command.name}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          className={styles.option}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onRun(found)}
        >
          <bdi className={styles.name}>/{found.command.name}</bdi>
          <bdi className={texts.muted}>{found.command.label}</bdi>
        </li>
      ))}
    </ul>
  );
}
