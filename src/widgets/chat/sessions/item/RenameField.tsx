import { useRef, useState } from 'react';
import { TextInput, useEscape } from '../../../../ui/index.ts';
import styles from './SessionItem.module.css';

export interface RenameFieldProps {
  name: string;
  /** Names the field. */
  label: string;
  /**
   * Called once: with the new name, which may be empty, or with nothing if the old one stays.
   *
   * @param keepsFocus - True if it ended by a key, so that the focus would be lost.
   */
  onEnd: (name: string | undefined, keepsFocus: boolean) => void;
}

/** A field for another name. Enter and leaving it rename; Escape does not. */
export function RenameField({ name, label, onEnd }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  const end = (given: string | undefined, keepsFocus: boolean): void => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(given, keepsFocus);
  };
  // Otherwise the key would close the drawer or panel around it.
  useEscape(field, true, () => end(undefined, true));
  return (
    <TextInput
      ref={field}
      autoFocus
      aria-label={label}
      className={styles.rename}
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(typed.trim(), false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // The row has the focus now, and the key would press it.
        event.preventDefault();
        end(typed.trim(), true);
      }}
    />
  );
}
