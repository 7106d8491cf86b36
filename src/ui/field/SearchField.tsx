import { useRef } from 'react';
import { useEscape } from '../dialog/registerEscapeLayer.ts';
import { Icon } from '../icons/Icon.tsx';
import { search } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SearchField.module.css';
import { TextInput } from './TextInput.tsx';

export interface SearchFieldProps {
  /** Its name, and its placeholder. */
  label: string;
  value: string;
  /** Says what is left of a list, once something is searched. */
  found: string;
  className?: string | undefined;
  onChange: (value: string) => void;
}

/** A field that searches a list. Escape empties it. */
export function SearchField({ label, value, found, className, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEscape(input, value !== '', () => onChange(''));
  return (
    <div className={joinClasses(styles.search, className)}>
      <span className={styles.icon}>
        <Icon path={search} />
      </span>
      <TextInput
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // In a form, Enter would send it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <VisuallyHidden aria-live="polite">{value.trim() === '' ? null : found}</VisuallyHidden>
    </div>
  );
}
