import { useState } from 'react';
import type { DocumentSite } from '../../../contract/index.ts';
import { ErrorNotice, usePlatformQuery } from '../../../provider/index.ts';
import { docsOnlineSitesQuery } from '../../../query/index.ts';
import { Badge, Button, Icon } from '../../../ui/index.ts';
import { LoadingRows } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { placeOf, siteName, type PlaceSelection } from './chosenPlace.ts';
import { FolderList } from './FolderList.tsx';
import { ResolveSite } from './ResolveSite.tsx';
import styles from './SitePicker.module.css';

/** Props of {@link SiteBrowser}. */
export interface SiteBrowserProps extends PlaceSelection {
  connectionId: string;
}

/** Where the browser is: a site, and the names of the folders on the way. */
interface Place {
  site: DocumentSite;
  path: readonly string[];
}

/** The sites, and below each its folders, with the way back up. */
export function SiteBrowser({ connectionId, ...selection }: SiteBrowserProps) {
  const words = useConnectorsWords();
  const [place, setPlace] = useState<Place>();
  if (place === undefined) {
    return <SiteList connectionId={connectionId} onOpen={(site) => setPlace({ site, path: [] })} />;
  }
  const { site, path } = place;
  const way = [siteName(site), ...path];
  return (
    <div className={styles.browser}>
      <nav aria-label={words.breadcrumbs}>
        <ol className={styles.crumbs}>
          <li className={styles.crumb}>
            <Button size="small" variant="quiet" onClick={() => setPlace(undefined)}>
              {words.allSites}
            </Button>
          </li>
          {way.map((name, at) => (
            <li key={at} className={styles.crumb}>
              <Icon name="chevron" size={14} />
              <Button
                size="small"
                variant="quiet"
                aria-current={at === way.length - 1 ? 'page' : undefined}
                onClick={() => setPlace({ site, path: path.slice(0, at) })}
              >
                <span dir="auto">{name}</span>
              </Button>
            </li>
          ))}
        </ol>
      </nav>
      <FolderList
        key={path.join('/')}
        folder={{
          connectionId,
          ...(typeof site.defaultDriveId === 'string' ? { driveId: site.defaultDriveId } : {}),
          ...(path.length === 0 ? {} : { folderPath: path.join('/') }),
        }}
        placeOfFolder={(folder) =>
          placeOf(site, folder, [...path, ...(folder === undefined ? [] : [folder.name])].join('/'))
        }
        {...selection}
        onOpen={(name) => setPlace({ site, path: [...path, name] })}
      />
    </div>
  );
}

function SiteList({
  connectionId,
  onOpen,
}: {
  connectionId: string;
  onOpen: (site: DocumentSite) => void;
}) {
  const words = useConnectorsWords();
  const {
    data: sites,
    error,
    isFetching,
    refetch,
  } = usePlatformQuery((client) => docsOnlineSitesQuery(client, connectionId));
  return (
    <div className={styles.browser}>
      {sites === undefined && error === null && <LoadingRows />}
      {error !== null && (
        <ErrorNotice
          error={error}
          title={words.sitesFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {sites?.length === 0 && (
        <div>
          <p className={styles.title}>{words.noSitesTitle}</p>
          <p className={styles.note}>{words.noSitesText}</p>
        </div>
      )}
      {sites !== undefined && sites.length > 0 && (
        <ul className={styles.rows} aria-label={words.allSites}>
          {sites.map((site) => (
            <li key={site.id} className={styles.row}>
              <button type="button" className={styles.open} onClick={() => onOpen(site)}>
                <Icon name="folder" />
                <span className={styles.words}>
                  <span className={styles.name} dir="auto">
                    {siteName(site)}
                  </span>
                  {site.isSharedItems === true && <Badge>{words.sharedItems}</Badge>}
                </span>
                <Icon name="chevron" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ResolveSite connectionId={connectionId} onFind={onOpen} />
    </div>
  );
}
