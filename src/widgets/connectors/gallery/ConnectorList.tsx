import { useState } from 'react';
import { ErrorNotice, useIsAllowed, WidgetBoundary } from '../../../provider/index.ts';
import {
  Button,
  EmptyState,
  Menu,
  MenuItem,
  SearchField,
  SectionTitle,
  Select,
  VisuallyHidden,
  icons,
  layout,
} from '../../../ui/index.ts';
import { LoadingRows, PartOfList } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { Connections } from './connection/ConnectionRow.tsx';
import { ConnectorCard } from './connector/ConnectorCard.tsx';
import {
  categories,
  filterConnectors,
  isOneOf,
  type ConnectorCategory,
  type ConnectorInfo,
} from './connector/connectorInfo.ts';
import { useGalleryActions } from './galleryContext.ts';
import type { GalleryConnections } from './useGalleryConnections.ts';
import styles from './Gallery.module.css';

export interface ConnectorListProps {
  connectors: readonly ConnectorInfo[];
  listed: GalleryConnections;
}

/** Lists the connections that need attention, the others, and every source that isn't connected yet. */
export function ConnectorList({ connectors: all, listed }: ConnectorListProps) {
  const words = useConnectorsWords();
  const isAllowed = useIsAllowed();
  const isConnected = (connector: ConnectorInfo): boolean =>
    listed.connections.some(({ card }) => card === connector);
  const connectors = all.filter((one) => isConnected(one) || isOneOf(one, isAllowed));
  const [searchTerm, setSearchTerm] = useState('');
  const [category, setCategory] = useState<ConnectorCategory | 'all'>('all');
  const shown = filterConnectors(connectors, { searchTerm, category }, words);
  const isFiltered = searchTerm.trim() !== '' || category !== 'all';
  // Waits for all that says which rows there are and in what order, so that none shifts later.
  const known = listed.isAwaited ? [] : listed.connections;
  const connections = known.filter(({ card }) => shown.includes(card));
  const urgent = connections.filter(({ attention }) => attention !== undefined);
  const calm = connections.filter(({ attention }) => attention === undefined);
  const available = shown.filter((one) => !isConnected(one));
  const another = (
    <ConnectAnother
      connectors={shown.filter(
        (one) =>
          isConnected(one) && one.entry.connectWith.type !== 'none' && isOneOf(one, isAllowed),
      )}
    />
  );
  const isEmpty =
    !listed.isLoading && listed.failed.length === 0 && listed.connections.length === 0;
  return (
    <div className={layout.stack5}>
      <VisuallyHidden as="h2" data-view-title tabIndex={-1}>
        {words.allConnectors}
      </VisuallyHidden>
      <div className={layout.wrap2}>
        <SearchField
          label={words.search}
          className={styles.search}
          value={searchTerm}
          onChange={setSearchTerm}
        />
        <CategorySelect connectors={connectors} value={category} onChange={setCategory} />
      </div>
      <VisuallyHidden role="status">{isFiltered ? words.found(shown.length) : ''}</VisuallyHidden>

      <WidgetBoundary>
        <LoadFailures failed={listed.failed} />
      </WidgetBoundary>
      {(listed.isLoading || listed.isAwaited) && <LoadingRows label={words.loadingConnections} />}
      {isEmpty && !isFiltered && (
        <EmptyState
          icon={icons.plug}
          heading="h3"
          title={words.emptyTitle}
          text={words.emptyText}
        />
      )}
      <Connections
        title={words.needsAttention}
        connections={urgent}
        action={calm.length === 0 && another}
      />
      <Connections title={words.connected} connections={calm} action={another} />
      {listed.partial
        .filter(({ connector }) => shown.includes(connector))
        .map((part) => (
          <PartOfList
            key={part.connector.id}
            name={part.connector.name}
            shown={part.shown}
            total={part.total}
          />
        ))}

      {shown.length === 0 && (
        <EmptyState icon={icons.search} title={words.nothingFound}>
          <Button
            size="small"
            onClick={() => {
              setSearchTerm('');
              setCategory('all');
            }}
          >
            {words.clearSearch}
          </Button>
        </EmptyState>
      )}
      {!listed.isAwaited && available.length > 0 && <AvailableConnectors connectors={available} />}
    </div>
  );
}

interface CategorySelectProps {
  connectors: readonly ConnectorInfo[];
  value: ConnectorCategory | 'all';
  onChange: (category: ConnectorCategory | 'all') => void;
}

function CategorySelect({ connectors, value, onChange }: CategorySelectProps) {
  const words = useConnectorsWords();
  const offered = categories.filter((one) => connectors.some((each) => each.category === one));
  return (
    <Select
      aria-label={words.category}
      className={styles.category}
      value={value}
      onChange={({ target }) => onChange(categories.find((one) => one === target.value) ?? 'all')}
    >
      {(['all', ...offered] as const).map((one) => (
        <option key={one} value={one}>
          {words.categories[one]}
        </option>
      ))}
    </Select>
  );
}

function AvailableConnectors({ connectors }: Pick<ConnectorListProps, 'connectors'>) {
  const words = useConnectorsWords();
  return (
    <section className={layout.stack2}>
      <SectionTitle>{words.available}</SectionTitle>
      <ul className={styles.grid}>
        {connectors.map((connector) => (
          <WidgetBoundary key={connector.id} as="li">
            <ConnectorCard connector={connector} />
          </WidgetBoundary>
        ))}
      </ul>
    </section>
  );
}

/** Opens an already connected source, to connect another account or database. */
function ConnectAnother({ connectors }: Pick<ConnectorListProps, 'connectors'>) {
  const words = useConnectorsWords();
  const { open } = useGalleryActions();
  if (connectors.length === 0) return null;
  return (
    <Menu label={words.connectAnother} icon={icons.plus} text={words.connectAnother}>
      {connectors.map(({ id, name }) => (
        <MenuItem key={id} onChoose={() => open({ connectorId: id })}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Shows each reason once, however many lists failed for it. */
function LoadFailures({ failed }: { failed: GalleryConnections['failed'] }) {
  const words = useConnectorsWords();
  const [first] = failed;
  if (first === undefined) return null;
  const names = [...new Set(failed.map(({ connector }) => connector.name))];
  return (
    <ErrorNotice
      error={first.list.error}
      {...(names.length === 1
        ? { title: words.loadFailed(first.connector.name) }
        : { title: words.someLoadFailed })}
      isRetrying={failed.some(({ list }) => list.isFetching)}
      onRetry={() => {
        for (const { list } of failed) void list.refetch();
      }}
    />
  );
}
