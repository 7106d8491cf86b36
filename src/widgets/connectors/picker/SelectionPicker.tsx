import { useMemo, useState, type ReactNode } from 'react';
import { ErrorNotice, useFormat, WidgetBoundary } from '../../../provider/index.ts';
import {
  type ConnectionRef,
  type SelectedItem,
  type SelectionField,
} from '../../../query/index.ts';
import { Button, Notice, Tabs } from '../../../ui/index.ts';
import type { DriveFile } from '../../../contract/index.ts';
import { LoadingRows, useAccess } from '../surface/index.ts';
import { SyncNow } from '../sync/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { ChosenList } from './ChosenList.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import type { PickerItem } from './pickerModel.ts';
import { useDriveFiles } from './useDriveFiles.ts';
import { useSelection } from './useSelection.ts';
import styles from './SelectionPicker.module.css';

/** Words of a {@link SelectionPicker} that depend on what is chosen. */
export interface SelectionWords {
  /** What the files are in. */
  source: string;
  available: string;
  failed: string;
  noneTitle: string;
  noneText: string;
  choose: string;
  emptyTitle: string;
  emptyText: string;
}

/** Props of {@link SelectionPicker}. */
export interface SelectionPickerProps {
  connection: ConnectionRef;
  field: SelectionField;
  words: SelectionWords;
  /** The files of the drive as items; those that cannot be chosen here are left out. */
  toItems: (files: readonly DriveFile[]) => readonly PickerItem[];
  /** An item as the connection keeps it. */
  toSelected: (item: PickerItem) => SelectedItem;
  unknownKind: Pick<PickerItem, 'kind' | 'icon'>;
  /** Said of the list, given what is loaded. */
  noteOf?: (files: readonly DriveFile[], items: readonly PickerItem[]) => ReactNode;
  /** Said of what is chosen. */
  chosenNote?: ReactNode;
  aside?: (item: PickerItem | undefined) => ReactNode;
  /** Renews a consent that has ended. */
  onReconnect: (() => void) | undefined;
}

/** What is chosen of a connection, and what there is to choose from. */
export function SelectionPicker({
  connection,
  field,
  words: own,
  toItems,
  toSelected,
  unknownKind,
  noteOf,
  chosenNote,
  aside,
  onReconnect,
}: SelectionPickerProps) {
  const words = useConnectorsWords();
  const format = useFormat();
  const selection = useSelection(connection, field);
  const { selected, change } = selection;
  const { canWrite } = useAccess(change.error, selection.error);
  const [opened, setOpened] = useState<'chosen' | 'add'>();
  const [added, setAdded] = useState<number>();

  if (selection.needsReconnect) {
    return (
      <Notice
        tone="warning"
        title={words.reconnectTitle}
        actions={
          onReconnect !== undefined && (
            <Button size="small" variant="primary" onClick={onReconnect}>
              {words.reconnect}
            </Button>
          )
        }
      >
        {words.reconnectText(own.source)}
      </Notice>
    );
  }
  if (selected === undefined) {
    if (selection.error === null) return <LoadingRows />;
    return (
      <ErrorNotice
        error={selection.error}
        title={words.chosenFailed}
        onRetry={selection.refetch}
        isRetrying={selection.isFetching}
      />
    );
  }
  const tab = opened ?? (selected.length === 0 ? 'add' : 'chosen');
  const add = async (items: readonly PickerItem[]): Promise<void> => {
    await change.mutateAsync((all) => {
      const known = new Set(all.map(({ id }) => id));
      return [...all, ...items.filter(({ id }) => !known.has(id)).map(toSelected)];
    });
    setAdded(items.length);
    setOpened('chosen');
  };
  return (
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
      }}
    >
      <div className={styles.panel}>
        {tab === 'add' ? (
          <WidgetBoundary>
            <AddItems
              connection={connection}
              selected={selected}
              own={own}
              toItems={toItems}
              unknownKind={unknownKind}
              noteOf={noteOf}
              aside={aside}
              canAdd={canWrite}
              isAdding={change.isPending}
              addError={change.error}
              onAdd={add}
            />
          </WidgetBoundary>
        ) : (
          <>
            <div role="status" className={styles.news}>
              {added !== undefined && (
                <Notice role="note" icon="check" title={words.added(added)} />
              )}
            </div>
            {selected.length === 0 ? (
              <div className={styles.empty}>
                <p className={styles.title}>{own.noneTitle}</p>
                <p className={styles.text}>{own.noneText}</p>
                <Button variant="primary" onClick={() => setOpened('add')}>
                  {own.choose}
                </Button>
              </div>
            ) : (
              <>
                <WidgetBoundary>
                  <ChosenList
                    label={words.chosenTab}
                    selected={selected}
                    change={change}
                    canWrite={canWrite}
                  />
                </WidgetBoundary>
                {chosenNote !== undefined && <p className={styles.text}>{chosenNote}</p>}
                <WidgetBoundary>
                  <SyncNow
                    connection={connection}
                    variant={added === undefined ? 'secondary' : 'primary'}
                  />
                </WidgetBoundary>
              </>
            )}
          </>
        )}
      </div>
    </Tabs>
  );
}

interface AddItemsProps extends Pick<
  SelectionPickerProps,
  'connection' | 'toItems' | 'unknownKind'
> {
  noteOf: SelectionPickerProps['noteOf'];
  aside: SelectionPickerProps['aside'];
  selected: readonly SelectedItem[];
  own: SelectionWords;
  canAdd: boolean;
  isAdding: boolean;
  addError: Error | null;
  onAdd: (items: readonly PickerItem[]) => Promise<void>;
}

function AddItems({ connection, selected, own, toItems, noteOf, ...picker }: AddItemsProps) {
  const words = useConnectorsWords();
  const drive = useDriveFiles(connection);
  const { files } = drive;
  const items = useMemo(() => (files === undefined ? [] : toItems(files)), [files, toItems]);
  const taken = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  if (files === undefined) {
    if (drive.error === null) return <LoadingRows />;
    return (
      <ErrorNotice
        error={drive.error}
        title={own.failed}
        onRetry={drive.retry}
        isRetrying={drive.isFetching}
      />
    );
  }
  return (
    <ItemPicker
      {...picker}
      label={own.available}
      items={items}
      taken={taken}
      loading={{ ...drive, isLoading: drive.isFetching }}
      note={noteOf?.(files, items)}
      empty={
        <div className={styles.empty}>
          <p className={styles.title}>{own.emptyTitle}</p>
          <p className={styles.text}>{drive.hasMore ? words.filterNote : own.emptyText}</p>
        </div>
      }
    />
  );
}
