import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { hasStatus } from '../../../client/errors/index.ts';
import type { DocumentSite } from '../../../contract/index.ts';
import {
  ErrorNotice,
  QueryError,
  UnreadableEntriesNotice,
  usePlatformMutation,
  usePlatformQuery,
} from '../../../provider/index.ts';
import { docsOnlineSitesQuery, resolveSiteMutation } from '../../../query/index.ts';
import {
  Badge,
  Button,
  Field,
  Icon,
  TextInput,
  icons,
  texts,
  layout,
  joinClasses,
} from '../../../ui/index.ts';
import { drivesOf, siteName, placeOf } from '../core/sites/siteModel.ts';
import { LinkDisclosure } from '../picker/index.ts';
import { LoadingRows } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { EntryList, EntryName } from './EntryList.tsx';
import { FolderList } from './FolderList.tsx';
import { useSiteActions, useSiteProps, useSites } from './SiteContext.ts';
import styles from './SitePicker.module.css';
import { PlaceCheckbox } from './PlaceCheckbox.tsx';

export function SiteBrowser() {
  const site = useSites((state) => state.site);
  const drive = useSites((state) => state.drive);
  const path = useSites((state) => state.path);
  const isFolder = drive !== undefined || (site !== undefined && drivesOf(site).length === 0);
  const browser = useRef<HTMLDivElement>(null);
  const place = [site?.id, drive?.id, ...path].join('/');
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    // The pressed button was removed, so the opened place takes the focus.
    browser.current?.querySelector<HTMLElement>('[aria-current="page"], ul button')?.focus();
  }, [place]);
  return (
    <div ref={browser} className={layout.stack3}>
      {site === undefined ? (
        <SiteList />
      ) : (
        <>
          <Breadcrumbs site={site} />
          {isFolder ? <FolderList key={place} site={site} /> : <DriveList site={site} />}
        </>
      )}
    </div>
  );
}

function Breadcrumbs({ site }: { site: DocumentSite }) {
  const words = useConnectorsWords();
  const { closeSite, openSite, goUp } = useSiteActions();
  const drive = useSites((state) => state.drive);
  const path = useSites((state) => state.path);
  const steps = [
    { name: siteName(site), open: () => openSite(site) },
    ...(drive === undefined || drivesOf(site).length < 2
      ? []
      : [{ name: drive.name, open: () => goUp(0) }]),
    ...path.map((name, index) => ({ name, open: () => goUp(index + 1) })),
  ];
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={joinClasses(layout.bar2, styles.crumbs)}>
        <li className={styles.crumb}>
          <Button size="small" variant="quiet" onClick={closeSite}>
            {words.allSites}
          </Button>
        </li>
        {steps.map(({ name, open }, index) => (
          <li key={index} className={styles.crumb}>
            <Icon path={icons.forward} size={14} />
            <Button
              size="small"
              variant="quiet"
              aria-current={index === steps.length - 1 ? 'page' : undefined}
              onClick={open}
            >
              <span dir="auto">{name}</span>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SiteList() {
  const words = useConnectorsWords();
  const { connectionId } = useSiteProps();
  const { openSite } = useSiteActions();
  const list = usePlatformQuery((client) => docsOnlineSitesQuery(client, connectionId));
  const { data: sites, error } = list;
  return (
    <>
      <div className={layout.ends}>
        <span className={texts.label}>{words.allSites}</span>
        <ResolveSite
          connectionId={connectionId}
          isInitiallyOpen={sites?.length === 0}
          onFind={openSite}
        />
      </div>
      {sites === undefined && error === null && <LoadingRows label={words.loadingMore} />}
      <QueryError query={list} title={words.sitesFailed} />
      <UnreadableEntriesNotice lists={[sites]} />
      {sites?.length === 0 && (
        <div>
          <p className={styles.title}>{words.noSitesTitle}</p>
          <p className={texts.note}>{words.noSitesText}</p>
        </div>
      )}
      {sites !== undefined && sites.length > 0 && (
        <EntryList
          label={words.allSites}
          searchLabel={words.searchSites}
          entries={sites}
          nameOf={siteName}
        >
          {(site) => (
            <EntryName kind="site" name={siteName(site)} onOpen={() => openSite(site)}>
              {site.isSharedItems === true && <Badge>{words.sharedItems}</Badge>}
            </EntryName>
          )}
        </EntryList>
      )}
    </>
  );
}

/** Lists the drives of a site that has several, each to open or to select as a whole. */
function DriveList({ site }: { site: DocumentSite }) {
  const words = useConnectorsWords();
  const { openDrive } = useSiteActions();
  return (
    <EntryList
      label={words.drives}
      searchLabel={words.searchFolder}
      entries={drivesOf(site)}
      nameOf={({ name }) => name}
      header={<PlaceCheckbox isWhole place={placeOf(site, { webUrl: site.webUrl })} />}
    >
      {(drive) => (
        <>
          <PlaceCheckbox place={placeOf(site, { drive })} />
          <EntryName kind="drive" name={drive.name} onOpen={() => openDrive(drive)}>
            {drive.id === site.defaultDriveId && (
              <span className={texts.note}>{words.defaultDrive}</span>
            )}
          </EntryName>
        </>
      )}
    </EntryList>
  );
}

interface ResolveSiteProps {
  connectionId: string;
  /** True if nothing else leads to a site. */
  isInitiallyOpen: boolean;
  onFind: (site: DocumentSite) => void;
}

function ResolveSite({ connectionId, isInitiallyOpen, onFind }: ResolveSiteProps) {
  const words = useConnectorsWords();
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);
  const [isOpen, setOpen] = useState<boolean>();
  const resolve = usePlatformMutation((client) => resolveSiteMutation(client, connectionId));
  const isUnknown = hasStatus(resolve.error, 404);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const url = typed.trim();
    const isFull = URL.canParse(url) && new URL(url).protocol === 'https:';
    setBad(!isFull);
    resolve.reset();
    if (isFull) resolve.mutate(url, { onSuccess: onFind });
  };
  const error = isBad ? words.siteUrlBad : isUnknown ? words.siteNotFound : undefined;
  return (
    <LinkDisclosure label={words.siteByUrl} isOpen={isOpen ?? isInitiallyOpen} onToggle={setOpen}>
      <form className={layout.stack3} onSubmit={submit} noValidate>
        <Field label={words.siteUrl} description={words.siteUrlNote} error={error}>
          <span className={styles.line}>
            <TextInput
              type="url"
              dir="ltr"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" disabled={resolve.isPending}>
              {words.findSite}
            </Button>
          </span>
        </Field>
        {resolve.error !== null && !isUnknown && <ErrorNotice error={resolve.error} />}
      </form>
    </LinkDisclosure>
  );
}
