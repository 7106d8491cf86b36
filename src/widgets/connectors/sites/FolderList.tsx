import type { SiteFolder } from '../../../contract/index.ts';
import { ErrorNotice, usePlatformQuery } from '../../../provider/index.ts';
import { docsOnlineFoldersQuery } from '../../../query/index.ts';
import { Button, Icon } from '../../../ui/index.ts';
import { LoadingRows } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { keyOfPlace, namePlace, type ChosenPlace, type PlaceSelection } from './chosenPlace.ts';
import styles from './SitePicker.module.css';

/** Props of {@link FolderList}. */
export interface FolderListProps extends PlaceSelection {
  folder: { connectionId: string; driveId?: string; folderPath?: string };
  /** The place that an entry stands for, or without one the folder itself. */
  placeOfFolder: (entry?: SiteFolder) => ChosenPlace;
  onOpen: (name: string) => void;
}

/** What a folder holds, with the ways to go deeper and to choose. */
export function FolderList({ folder, placeOfFolder, onOpen, ...selection }: FolderListProps) {
  const words = useConnectorsWords();
  const {
    data: entries,
    error,
    isFetching,
    refetch,
  } = usePlatformQuery((client) => docsOnlineFoldersQuery(client, folder));
  return (
    <>
      <Choose place={placeOfFolder()} isWhole {...selection} />
      {entries === undefined && error === null && <LoadingRows />}
      {error !== null && (
        <ErrorNotice
          error={error}
          title={words.foldersFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {entries?.length === 0 && <p className={styles.note}>{words.folderEmpty}</p>}
      {entries !== undefined && entries.length > 0 && (
        <ul className={styles.rows} aria-label={words.breadcrumbs}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.row}>
              <Entry entry={entry} onOpen={onOpen} />
              <Choose place={placeOfFolder(entry)} {...selection} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Entry({ entry, onOpen }: { entry: SiteFolder; onOpen: (name: string) => void }) {
  const words = useConnectorsWords();
  const { name, isFile, childCount } = entry;
  const label = (
    <>
      <Icon name={isFile === true ? 'file' : 'folder'} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {typeof childCount === 'number' && isFile !== true && (
          <span className={styles.count}>{words.folderItems(childCount)}</span>
        )}
      </span>
    </>
  );
  if (isFile === true) return <span className={styles.file}>{label}</span>;
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(name)}>
      {label}
    </button>
  );
}

function Choose({
  place,
  isWhole = false,
  chosen,
  onChoose,
  onLeaveOut,
}: PlaceSelection & {
  place: ChosenPlace;
  /** Whether it stands for the folder that is open. */
  isWhole?: boolean;
}) {
  const words = useConnectorsWords();
  if (onChoose === undefined) return null;
  const isChosen = chosen.has(keyOfPlace(place));
  const name = namePlace(place);
  return (
    <Button
      size="small"
      className={isWhole ? styles.whole : undefined}
      aria-pressed={isChosen}
      aria-label={words.chooseThis(name)}
      onClick={() => (isChosen ? onLeaveOut(place) : onChoose(place))}
    >
      {isChosen && <Icon name="check" size={14} />}
      {isWhole ? words.chooseThis(name) : isChosen ? words.chosenTab : words.choosePlace}
    </Button>
  );
}
