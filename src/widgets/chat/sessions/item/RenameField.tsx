import { useRef, useState } from 'react';
import { isComposing, TextInput, useEscape } from '../../../../ui/index.ts';
import styles from './SessionItem.module.css';

export interface RenameFieldProps {
  name: string;
  /** The accessible name of the field. */
  label: string;
  /**
   * Called once, with the new name, which may be empty, or with undefined if it was cancelled.
   *
   * @param keepsFocus - True if a key ended the edit, so that the focus must be restored.
   */
  onEnd: (name: string | undefined, keepsFocus: boolean) => void;
}

/** A text field that saves on Enter and blur, and cancels on Escape. */
export function RenameField({ name, label, onEnd }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  const end = (given: string | undefined, keepsFocus: boolean): void => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(given, keepsFocus);
  };
  // Stops Escape from closing the surrounding drawer or panel.
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
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        // The focus moves to the row, which the same key press would activate.
        event.preventDefault();
        end(typed.trim(), true);
      }}
    />
  );
}
