import { useChatWords } from '../../context/useChatWords.ts';
import styles from './CommandList.module.css';
import type { FoundCommand } from './commands.ts';
import { texts } from '../../../../ui/index.ts';

export interface CommandListProps {
  id: string;
  commands: readonly FoundCommand[];
  /** The index of the command that Enter runs. */
  active: number;
  onRun: (found: FoundCommand) => void;
}

/** Returns the id of a command's option, for `aria-activedescendant`. */
export function optionId(id: string, place: number): string {
  return `${id}-${place}`;
}

/** Lists the commands that match the draft, above the composer. The focus stays in the field. */
export function CommandList({ id, commands, active, onRun }: CommandListProps) {
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
