import { useRef, type RefObject } from 'react';
import { useEscape } from '../dialog/registerEscapeLayer.ts';
import { Icon } from '../icons/Icon.tsx';
import { search } from '../icons/icons.ts';
import { isComposing } from '../keys/isComposing.ts';
import { joinClasses } from '../joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SearchField.module.css';
import { TextInput } from './TextInput.tsx';

export interface SearchFieldProps {
  /** The accessible name and the placeholder. */
  label: string;
  value: string;
  /** The number of results as text, announced after a search. @default announced elsewhere */
  found?: string;
  className?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
  /** Called on Enter and ArrowDown, to move the focus into the list. @default it stays */
  onEnter?: () => void;
}

/** A field that searches a list. Escape clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, found, className, inputRef, onChange, onEnter } = props;
  const own = useRef<HTMLInputElement>(null);
  const field = inputRef ?? own;
  useEscape(field, value !== '', () => onChange(''));
  return (
    <div className={joinClasses(styles.search, className)}>
      <span className={styles.icon}>
        <Icon path={search} />
      </span>
      <TextInput
        ref={field}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          const isEnter = event.key === 'Enter' && !isComposing(event.nativeEvent);
          const isEntering = isEnter || (event.key === 'ArrowDown' && onEnter !== undefined);
          if (!isEntering) return;
          // Prevents Enter from submitting a form.
          event.preventDefault();
          onEnter?.();
        }}
      />
      {found !== undefined && (
        <VisuallyHidden aria-live="polite">{value.trim() === '' ? null : found}</VisuallyHidden>
      )}
    </div>
  );
}
