import type { DocumentSite, SiteFolder } from '../../../contract/index.ts';
import { QueryError, UnreadableEntriesNotice, usePlatformQuery } from '../../../provider/index.ts';
import { docsOnlineFoldersQuery } from '../../../query/index.ts';
import { drivesOf, placeOf } from '../core/index.ts';
import { KindIcon } from '../picker/index.ts';
import { LoadingRows } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { EntryList } from './EntryList.tsx';
import { PlaceCheckbox } from './PlaceCheckbox.tsx';
import { useSiteActions, useSiteProps, useSites } from './SiteContext.ts';
import styles from './SitePicker.module.css';
import { texts } from '../../../ui/index.ts';

/** Lists the open folder's entries to open or to select. */
export function FolderList({ site }: { site: DocumentSite }) {
  const words = useConnectorsWords();
  const { connectionId } = useSiteProps();
  const drive = useSites((state) => state.drive);
  const folders = useSites((state) => state.path);
  const path = folders.join('/');
  const isWholeSite = path === '' && drivesOf(site).length < 2;
  const list = usePlatformQuery((client) =>
    docsOnlineFoldersQuery(client, {
      connectionId,
      ...(drive === undefined ? {} : { driveId: drive.id }),
      ...(path === '' ? {} : { folderPath: path }),
    }),
  );
  const { data: entries, error } = list;
  const placeOfEntry = ({ name, path: own, webUrl }: SiteFolder) =>
    placeOf(site, { drive, path: own ?? [...folders, name].join('/'), webUrl });
  return (
    <>
      <PlaceCheckbox
        isWhole
        place={placeOf(site, { drive, path, webUrl: isWholeSite ? site.webUrl : undefined })}
      />
      {entries === undefined && error === null && <LoadingRows label={words.loadingMore} />}
      <QueryError query={list} title={words.foldersFailed} />
      <UnreadableEntriesNotice lists={[entries]} />
      {entries?.length === 0 && <p className={texts.note}>{words.folderEmpty}</p>}
      {entries !== undefined && entries.length > 0 && (
        <EntryList
          label={words.breadcrumbs}
          searchLabel={words.searchFolder}
          entries={entries}
          nameOf={({ name }) => name}
        >
          {(entry) => (
            <>
              <PlaceCheckbox place={placeOfEntry(entry)} />
              <Entry entry={entry} />
            </>
          )}
        </EntryList>
      )}
    </>
  );
}

function Entry({ entry: { name, isFile, childCount } }: { entry: SiteFolder }) {
  const words = useConnectorsWords();
  const { openFolder } = useSiteActions();
  const label = (
    <>
      <KindIcon kind={isFile === true ? 'other' : 'folder'} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {typeof childCount === 'number' && isFile !== true && (
          <span className={texts.note}>{words.folderItems(childCount)}</span>
        )}
      </span>
    </>
  );
  if (isFile === true) return <span className={styles.file}>{label}</span>;
  return (
    <button type="button" className={styles.open} onClick={() => openFolder(name)}>
      {label}
    </button>
  );
}
