import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { TextInput } from './TextInput.tsx';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  label: string;
  value: string;
  /** Says what is left of a list, once something is searched. */
  found: string;
  onChange: (value: string) => void;
}

/** A field that searches a list. Escape empties it. */
export function SearchField({ label, value, found, onChange }: SearchFieldProps) {
  return (
    <div role="search">
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // In a form, Enter would send it.
          if (event.key === 'Enter') event.preventDefault();
          if (event.key !== 'Escape' || value === '') return;
          // A dialog around would close on the same key.
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
      <VisuallyHidden aria-live="polite">{value.trim() === '' ? null : found}</VisuallyHidden>
    </div>
  );
}
