import { useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  ErrorNotice,
  QueryError,
  UnreadableEntriesNotice,
  useFormat,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { hasAuthError, type SelectedItem, type SelectionField } from '../../../query/index.ts';
import {
  Button,
  EmptyState,
  Notice,
  NoticeRegion,
  Tabs,
  icons,
  texts,
  layout,
  joinClasses,
} from '../../../ui/index.ts';

import {
  ConnectorSurface,
  LoadingRows,
  useConnectorAccess,
  useIsEmbedded,
} from '../surface/index.ts';
import type { ConnectorsWords } from '../../../words/index.ts';
import { SyncNow } from '../sync/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { ChosenList } from './ChosenList.tsx';
import {
  createPicker,
  type FileKind,
  type Picker,
  type PickerItem,
  toPickerItem,
} from '../core/picker/index.ts';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { ItemPicker, type ItemAdding } from './ItemPicker.tsx';
import type { SelectionPickerProps } from './declaration.ts';
import { ReconnectNotice } from './ReconnectNotice.tsx';
import { useDriveFiles } from './useDriveFiles.ts';
import { useSelection } from './useSelection.ts';
import styles from './SelectionPicker.module.css';

/** The items of a picker, and the way a connection stores them. */
export interface SelectionSource {
  /** Catalog id. */
  connectorId: keyof ConnectorsWords['pickers'];
  providerConfigKey: string;
  field: SelectionField;
  acceptsKind: (kind: FileKind) => boolean;
  toSelected: (item: PickerItem) => SelectedItem;
}

interface SelectionProps extends SelectionPickerProps {
  source: SelectionSource;
  /** Text below the list if some files of the drive aren't listed. */
  leftOutNote?: (count: number) => string;
  /** Content below the selected items. */
  chosenNote?: ReactNode;
  aside?: (item: PickerItem | undefined) => ReactNode;
}

/** A region with a connection's selected and available items. */
export function SelectionPicker({
  label,
  part,
  ...props
}: SelectionProps & { label: string | undefined; part: string }) {
  const words = useConnectorsWords();
  const isInside = useIsEmbedded();
  return (
    <ConnectorSurface label={label ?? words.pickers[props.source.connectorId].label} part={part}>
      <WidgetBoundary>
        <Selection key={props.connectionId} {...props} isInside={isInside} />
      </WidgetBoundary>
    </ConnectorSurface>
  );
}

function Selection({
  isInside,
  ...props
}: SelectionProps & {
  /** True if the surrounding page offers to sync. */
  isInside: boolean;
}) {
  const { connectionId, source, addedBy } = props;
  const words = useConnectorsWords();
  const format = useFormat();
  const connection = { connectionId, providerConfigKey: source.providerConfigKey };
  const { read, selected, change, addition } = useSelection(connection, source.field);
  const { canWrite } = useConnectorAccess();
  const [opened, setOpened] = useState<'chosen' | 'add'>();
  const [added, setAdded] = useState<number>();
  // Kept above the tabs, so that switching tabs preserves it.
  const [picker] = useState(createPicker);
  const { question } = useUnsaved(
    useStore(picker.store, ({ chosen, urls }) => chosen.size > 0 || urls.trim() !== ''),
  );
  if (selected === undefined) {
    if (read.error === null) return <LoadingRows label={words.loadingMore} />;
    return <QueryError query={read} title={words.chosenFailed} />;
  }
  const needsReconnect = hasAuthError(read.data);
  const tab = opened ?? (selected.length === 0 && !needsReconnect ? 'add' : 'chosen');
  const add = async (items: readonly PickerItem[]): Promise<void> => {
    let count = 0;
    await addition.mutateAsync((all) => {
      const known = new Set(all.map(({ id }) => id));
      const fresh = items.filter(({ id }) => !known.has(id)).map(source.toSelected);
      count = fresh.length;
      const addedAt = new Date().toISOString();
      return [...all, ...fresh.map((item) => ({ ...item, addedAt, ...(addedBy && { addedBy }) }))];
    });
    setAdded(count);
    setOpened('chosen');
  };
  return (
    <>
      {needsReconnect && props.onReconnect !== null && (
        <ReconnectNotice
          connectorId={source.connectorId}
          connection={connection}
          name={words.catalog[source.connectorId]?.name ?? source.connectorId}
          onReconnect={props.onReconnect}
          openConnect={props.openConnect}
          isChecking={read.isFetching}
          onCheck={() => void read.refetch()}
        />
      )}
      <Tabs
        label={words.pickerViews}
        tabs={[
          { key: 'chosen', label: words.chosenTab, count: format.number(selected.length) },
          { key: 'add', label: words.addTab },
        ]}
        value={tab}
        onChange={(key) => {
          setOpened(key);
          setAdded(undefined);
          change.reset();
          if (!addition.isPending) addition.reset();
        }}
      >
        <div className={joinClasses(layout.stack3, styles.panel)}>
          <NoticeRegion>
            {added !== undefined && (
              <Notice role="note" icon={icons.check} title={words.added(added)} />
            )}
          </NoticeRegion>
          {tab === 'chosen' && addition.error !== null && (
            <ErrorNotice error={addition.error} title={words.addFailed} />
          )}
          {tab === 'add' ? (
            <WidgetBoundary>
              <AddItems
                {...props}
                picker={picker}
                selected={selected}
                adding={{
                  canAdd: canWrite,
                  isAdding: addition.isPending,
                  error: addition.error,
                  add,
                }}
              />
            </WidgetBoundary>
          ) : (
            <ChosenItems
              {...props}
              selected={selected}
              change={change}
              offersSync={!needsReconnect && !isInside}
              isJustAdded={added !== undefined}
              onChoose={() => setOpened('add')}
            />
          )}
        </div>
      </Tabs>
      {question}
    </>
  );
}

interface ChosenItemsProps extends SelectionProps {
  selected: readonly SelectedItem[];
  change: ReturnType<typeof useSelection>['change'];
  offersSync: boolean;
  isJustAdded: boolean;
  /** Called for the list to choose from. */
  onChoose: () => void;
}

function ChosenItems({
  connectionId,
  source: { connectorId, providerConfigKey },
  chosenNote,
  selected,
  change,
  offersSync,
  isJustAdded,
  onChoose,
}: ChosenItemsProps) {
  const words = useConnectorsWords();
  const own = words.pickers[connectorId];
  if (selected.length === 0) {
    return (
      <EmptyState icon={icons.file} title={own.noneTitle} text={own.noneText}>
        <Button variant="primary" onClick={onChoose}>
          {own.choose}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <WidgetBoundary>
        <ChosenList label={words.chosenTab} selected={selected} change={change} />
      </WidgetBoundary>
      {chosenNote !== undefined && <p className={texts.muted}>{chosenNote}</p>}
      {offersSync && (
        <WidgetBoundary>
          <SyncNow
            connection={{ connectionId, providerConfigKey }}
            variant={isJustAdded ? 'primary' : 'secondary'}
          />
        </WidgetBoundary>
      )}
    </>
  );
}

interface AddItemsProps extends SelectionProps {
  picker: Picker;
  selected: readonly SelectedItem[];
  adding: ItemAdding;
}

function AddItems({
  picker,
  connectionId,
  source: { connectorId, providerConfigKey, acceptsKind },
  selected,
  leftOutNote,
  aside,
  adding,
}: AddItemsProps) {
  const words = useConnectorsWords();
  const own = words.pickers[connectorId];
  const drive = useDriveFiles({ connectionId, providerConfigKey });
  const { files } = drive;
  const known = useMemo(() => files?.map(toPickerItem) ?? [], [files]);
  const items = useMemo(() => known.filter(({ kind }) => acceptsKind(kind)), [known, acceptsKind]);
  const unavailable = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  if (files === undefined) {
    if (drive.error === null) return <LoadingRows label={words.loadingMore} />;
    return <QueryError query={drive} title={own.failed} />;
  }
  const leftOut = known.length - items.length;
  return (
    <>
      <UnreadableEntriesNotice lists={[files]} />
      <ItemPicker
        picker={picker}
        label={own.available}
        items={items}
        links={{ items: known, acceptsKind }}
        unavailable={unavailable}
        loading={drive}
        note={leftOut === 0 ? undefined : leftOutNote?.(leftOut)}
        aside={aside}
        adding={adding}
        empty={
          <EmptyState
            icon={icons.file}
            title={own.emptyTitle}
            text={drive.hasMore ? words.noMatch : own.emptyText}
          />
        }
      />
    </>
  );
}
