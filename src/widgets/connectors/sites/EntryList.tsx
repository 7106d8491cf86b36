import { useState, type ReactNode } from 'react';
import { foldText, hasWords, searchWords } from '../../../search/index.ts';
import { frame, Icon, icons, joinClasses, layout, SearchField, texts } from '../../../ui/index.ts';
import { KindIcon, type ShownKind } from '../picker/index.ts';
import { PartOfList } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SitePicker.module.css';

export interface EntryListProps<Entry> {
  label: string;
  searchLabel: string;
  /** Undefined while they aren't known. */
  entries: readonly Entry[] | undefined;
  nameOf: (entry: Entry) => string;
  /** A row above the entries that concerns all of them. */
  header?: ReactNode;
  children: (entry: Entry) => ReactNode;
}

/** The number of entries above which they can be searched. */
const maxUnsearched = 20;

/** The number of entries drawn: thousands would take seconds, and only a search finds one of them. */
const maxDrawn = 200;

/** Lists sites, drives or a folder's entries. Many can be searched by name. */
export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const { label, searchLabel, entries, nameOf, header, children } = props;
  const words = useConnectorsWords();
  const [searchTerm, setSearchTerm] = useState('');
  const wanted = searchWords(searchTerm);
  const found =
    wanted.length === 0
      ? entries
      : entries?.filter((entry) => hasWords(foldText(nameOf(entry)), wanted));
  const drawn = found?.slice(0, maxDrawn) ?? [];
  return (
    <>
      {entries !== undefined && entries.length > maxUnsearched && (
        <SearchField
          label={searchLabel}
          value={searchTerm}
          found={words.entriesFound(found?.length ?? 0)}
          onChange={setSearchTerm}
        />
      )}
      <div className={joinClasses(frame.rows, styles.list)}>
        {header}
        {found?.length === 0 && (
          <p className={joinClasses(texts.note, styles.none)}>
            {entries?.length === 0 ? words.folderEmpty : words.entriesFound(0)}
          </p>
        )}
        {drawn.length > 0 && (
          <ul aria-label={label} className={layout.stack}>
            {drawn.map((entry) => (
              <li key={entry.id} className={styles.row}>
                {children(entry)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {found !== undefined && drawn.length < found.length && (
        <PartOfList shown={drawn.length} total={found.length} />
      )}
    </>
  );
}

export interface EntryNameProps {
  kind: ShownKind;
  name: string;
  /** Opens the entry. @default it can't be opened */
  onOpen?: (() => void) | undefined;
  /** Facts at the end of the row. */
  children?: ReactNode;
}

/** An entry's icon and name, as a button if it can be opened. */
export function EntryName({ kind, name, onOpen, children }: EntryNameProps) {
  const content = (
    <>
      <KindIcon kind={kind} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {children}
      </span>
    </>
  );
  if (onOpen === undefined) return <span className={styles.file}>{content}</span>;
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      {content}
      <Icon path={icons.forward} size={14} />
    </button>
  );
}
