import type { DocumentSite, SiteFolder } from '../../../contract/index.ts';
import { QueryError, UnreadableEntriesNotice, usePlatformQuery } from '../../../provider/index.ts';
import { docsOnlineFoldersQuery } from '../../../query/index.ts';
import { drivesOf, placeOf } from '../core/index.ts';
import { LoadingRows } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { EntryList, EntryName } from './EntryList.tsx';
import { PlaceCheckbox } from './PlaceCheckbox.tsx';
import { useSiteActions, useSiteProps, useSites } from './SiteContext.ts';
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
      <EntryList
        label={words.breadcrumbs}
        searchLabel={words.searchFolder}
        entries={entries}
        nameOf={({ name }) => name}
        header={
          <PlaceCheckbox
            isWhole
            place={placeOf(site, { drive, path, webUrl: isWholeSite ? site.webUrl : undefined })}
          />
        }
      >
        {(entry) => (
          <>
            <PlaceCheckbox place={placeOfEntry(entry)} />
            <Entry entry={entry} />
          </>
        )}
      </EntryList>
      {entries === undefined && error === null && <LoadingRows label={words.loadingMore} />}
      <QueryError query={list} title={words.foldersFailed} />
      <UnreadableEntriesNotice lists={[entries]} />
    </>
  );
}

function Entry({ entry: { name, isFile, childCount } }: { entry: SiteFolder }) {
  const words = useConnectorsWords();
  const { openFolder } = useSiteActions();
  if (isFile === true) return <EntryName kind="other" name={name} />;
  return (
    <EntryName kind="folder" name={name} onOpen={() => openFolder(name)}>
      {typeof childCount === 'number' && (
        <span className={texts.note}>{words.folderItems(childCount)}</span>
      )}
    </EntryName>
  );
}
