import { joinClasses, SearchField, texts } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import styles from './SessionSearch.module.css';

export interface SessionSearchProps {
  value: string;
  onChange: (value: string) => void;
  /** The number of matches. Undefined while the field is empty. */
  found: number | undefined;
  /** The number of conversations searched so far. Undefined once all are. */
  searched: number | undefined;
}

/** A search field for conversations with the number of matches. Escape clears it. */
export function SessionSearch({ value, onChange, found, searched }: SessionSearchProps) {
  const words = useChatWords();
  return (
    <div className={styles.search} role="search">
      <SearchField label={words.searchConversations} value={value} onChange={onChange} />
      <p aria-live="polite" className={joinClasses(texts.note, styles.found)}>
        {found === undefined
          ? null
          : searched === undefined
            ? words.conversationsFound(found)
            : words.conversationsSearched(searched)}
      </p>
    </div>
  );
}
