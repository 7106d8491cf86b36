import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ErrorNotice, QueryError, WidgetBoundary } from '../../../provider/index.ts';
import { Button, SearchField, layout, joinClasses, texts } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { AddByUrl, type AddByUrlProps } from './AddByUrl.tsx';
import { type Picker, type PickerItem, type ShownItems } from '../core/picker/index.ts';
import { filterItems, indexItems } from '../core/picker/pickerModel.ts';
import { ItemList } from './ItemList.tsx';
import { SelectionTray } from './SelectionTray.tsx';
import type { DriveFiles } from './useDriveFiles.ts';
import styles from './ItemPicker.module.css';

export interface ItemAdding {
  canAdd: boolean;
  isAdding: boolean;
  error: Error | null;
  /** Adds the items. The selection is kept if it rejects. */
  add: (items: readonly PickerItem[]) => Promise<void>;
}

export interface ItemPickerProps {
  picker: Picker;
  label: string;
  items: readonly PickerItem[];
  unavailable: ReadonlySet<string>;
  /** The items that links can select. @default the items, of every kind */
  links?: Pick<AddByUrlProps, 'items' | 'acceptsKind'>;
  /** @default every item is there */
  loading?: Omit<DriveFiles, 'files'>;
  adding: ItemAdding;
  /** Text below the list. */
  note?: string | undefined;
  empty: ReactNode;
  /** Renders content beside the list for the active item. */
  aside?: (item: PickerItem | undefined) => ReactNode;
}

/**
 * A list to select from, with a filter that states its coverage, Shift-click ranges, a tray of the
 * selection, and links. Takes its items as an array and makes no requests.
 */
export function ItemPicker({
  picker,
  label,
  items,
  unavailable,
  links = { items, acceptsKind: () => true },
  loading,
  adding,
  note,
  empty,
  aside,
}: ItemPickerProps) {
  const words = useConnectorsWords();
  const searchTerm = useStore(picker.store, (state) => state.searchTerm);
  const chosen = useStore(picker.store, (state) => state.chosen);
  const activeId = useStore(picker.store, (state) => state.activeId);
  // The input updates immediately; filtering may lag behind.
  const deferred = useDeferredValue(searchTerm);
  const index = useMemo(() => indexItems(items), [items]);
  const shown = useMemo(
    () => ({ items: filterItems(items, index, deferred), unavailable }),
    [items, index, deferred, unavailable],
  );
  const isFiltered = searchTerm.trim() !== '';
  const add = (): void => {
    if (adding.isAdding || chosen.size === 0) return;
    const items = [...chosen.values()];
    void adding.add(items).then(
      () => picker.actions.deselect(items),
      () => undefined,
    );
  };

  return (
    <div className={layout.stack3} data-part="picker">
      <div className={layout.bar2}>
        <SearchField
          label={words.filter}
          className={styles.search}
          value={searchTerm}
          onChange={picker.actions.search}
        />
        <WidgetBoundary>
          <AddByUrl {...links} picker={picker} unavailable={unavailable} />
        </WidgetBoundary>
      </div>
      <ItemBar picker={picker} shown={shown} all={items.length} loading={loading} />
      <div className={aside === undefined ? undefined : styles.split}>
        {shown.items.length > 0 ? (
          <WidgetBoundary>
            <ItemList
              label={label}
              picker={picker}
              shown={shown}
              onNearEnd={
                loading?.hasMore === true &&
                !loading.isFetching &&
                loading.error === null &&
                !isFiltered
                  ? loading.loadMore
                  : undefined
              }
            />
          </WidgetBoundary>
        ) : isFiltered ? (
          <p className={joinClasses(texts.figures, styles.none)}>{words.noMatch}</p>
        ) : (
          <div>{empty}</div>
        )}
        {aside !== undefined && (
          <WidgetBoundary>{aside(items.find(({ id }) => id === activeId))}</WidgetBoundary>
        )}
      </div>
      {note !== undefined && <p className={texts.figures}>{note}</p>}
      {loading !== undefined && <QueryError query={loading} title={words.loadMoreFailed} />}
      {adding.error !== null && (
        <ErrorNotice error={adding.error} title={words.addFailed} text={words.addFailedKept} />
      )}
      <WidgetBoundary>
        <SelectionTray picker={picker} active={shown.items.find(({ id }) => id === activeId)}>
          <Button
            variant="primary"
            aria-disabled={adding.isAdding || chosen.size === 0 || !adding.canAdd}
            onClick={() => {
              if (adding.canAdd) add();
            }}
          >
            {adding.isAdding ? words.adding : words.add(chosen.size)}
          </Button>
        </SelectionTray>
      </WidgetBoundary>
    </div>
  );
}

interface ItemBarProps extends Pick<ItemPickerProps, 'picker' | 'loading'> {
  shown: ShownItems;
  all: number;
}

/** States how many items there are, and loads or selects all of them. */
function ItemBar({ picker, shown, all, loading }: ItemBarProps) {
  const words = useConnectorsWords();
  const isFiltered = useStore(picker.store, ({ searchTerm }) => searchTerm.trim() !== '');
  const count = shown.items.length;
  return (
    <div className={layout.ends}>
      <span className={layout.bar2}>
        <span role="status" className={texts.figures}>
          {isFiltered
            ? words.filterCovers(count, all)
            : loading?.hasMore === true
              ? words.loadedMore(all)
              : words.loaded(all)}
        </span>
        {loading?.hasMore === true && (
          <Button size="small" onClick={loading.isLoadingAll ? loading.stop : loading.loadAll}>
            {loading.isLoadingAll ? words.stopLoading : words.loadAll}
          </Button>
        )}
      </span>
      <Button
        size="small"
        title={words.rangeHint}
        disabled={count === 0}
        onClick={() => picker.actions.selectAll(shown)}
      >
        {words.selectAll(count)}
      </Button>
    </div>
  );
}
