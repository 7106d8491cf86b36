import { useChatWords } from '../../ChatContext.ts';
import type { ChatCommand } from '../../chatSettings.ts';
import styles from './CommandList.module.css';

/** Props of {@link CommandList}. */
export interface CommandListProps {
  id: string;
  commands: readonly ChatCommand[];
  /** The place of the one that Enter runs. */
  active: number;
  onRun: (command: ChatCommand) => void;
}

/** The id of a command's option, for `aria-activedescendant`. */
export function optionId(id: string, place: number): string {
  return `${id}-${place}`;
}

/** The commands that the draft may mean, above the composer. The cursor stays in the field. */
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
      {commands.map((command, place) => (
        <li
          key={command.name}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          className={styles.option}
          // The field keeps the cursor.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onRun(command)}
        >
          <span className={styles.name}>/{command.name}</span>
          <span className={styles.label}>{command.label}</span>
        </li>
      ))}
    </ul>
  );
}
