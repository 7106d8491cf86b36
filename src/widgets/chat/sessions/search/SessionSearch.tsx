import { SearchField } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import styles from './SessionSearch.module.css';

export interface SessionSearchProps {
  value: string;
  onChange: (value: string) => void;
  /** The number of matching conversations; undefined while the field is empty. */
  found: number | undefined;
  /** The number of conversations searched, while there are more; undefined after the last. */
  searched: number | undefined;
}

/** The field that filters the conversations, and how many it found. Escape clears it. */
export function SessionSearch({ value, onChange, found, searched }: SessionSearchProps) {
  const words = useChatWords();
  return (
    <div className={styles.search} role="search">
      <SearchField label={words.searchConversations} value={value} onChange={onChange} />
      <p aria-live="polite" className={styles.found}>
        {found === undefined
          ? null
          : searched === undefined
            ? words.conversationsFound(found)
            : words.conversationsSearched(searched)}
      </p>
    </div>
  );
}
