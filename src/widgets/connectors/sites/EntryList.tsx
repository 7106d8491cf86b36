import { useState, type ReactNode } from 'react';
import { foldText, hasWords, searchWords } from '../../../search/index.ts';
import { frame, joinClasses, SearchField, texts } from '../../../ui/index.ts';
import { PartOfList } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SitePicker.module.css';

export interface EntryListProps<Entry> {
  label: string;
  searchLabel: string;
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
}

/** The number of entries above which they can be searched. */
const maxUnsearched = 20;

/** The number of entries drawn: thousands would take seconds, and only a search finds one of them. */
const maxDrawn = 200;

/** Lists sites or a folder's entries. Many can be searched by name. */
export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const { label, searchLabel, entries, nameOf, children } = props;
  const words = useConnectorsWords();
  const [searchTerm, setSearchTerm] = useState('');
  const wanted = searchWords(searchTerm);
  const found =
    wanted.length === 0
      ? entries
      : entries.filter((entry) => hasWords(foldText(nameOf(entry)), wanted));
  const drawn = found.slice(0, maxDrawn);
  return (
    <>
      {entries.length > maxUnsearched && (
        <SearchField
          label={searchLabel}
          value={searchTerm}
          found={words.entriesFound(found.length)}
          onChange={setSearchTerm}
        />
      )}
      {found.length === 0 ? (
        <p className={texts.note}>{words.entriesFound(0)}</p>
      ) : (
        <ul className={joinClasses(frame.rows, styles.list)} aria-label={label}>
          {drawn.map((entry) => (
            <li key={entry.id} className={styles.row}>
              {children(entry)}
            </li>
          ))}
        </ul>
      )}
      {drawn.length < found.length && <PartOfList shown={drawn.length} total={found.length} />}
    </>
  );
}
