import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ErrorNotice, useBrainstem, WidgetBoundary } from '../../../provider/index.ts';
import { Button, SearchField, layout, joinClasses, texts } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { AddByUrl } from './AddByUrl.tsx';
import {
  type FileKind,
  filterItems,
  indexItems,
  type Picker,
  type PickerItem,
} from '../core/picker/index.ts';
import { ItemList } from './ItemList.tsx';
import { Tray } from './Tray.tsx';
import styles from './ItemPicker.module.css';

/** The state of loading the items, and the ways to load more. */
export interface ItemLoading {
  hasMore: boolean;
  isLoading: boolean;
  /** True while page after page is being fetched. */
  isLoadingAll: boolean;
  /** The error of the last page that couldn't be loaded. */
  error: Error | null;
  loadMore: () => void;
  loadAll: () => void;
  stop: () => void;
  retry: () => void;
}

/** The state and action of adding the selected items. */
export interface ItemAdding {
  canAdd: boolean;
  isAdding: boolean;
  /** The error of the last attempt to add them. */
  error: Error | null;
  /** The selection stays if it rejects. */
  add: (items: readonly PickerItem[]) => Promise<void>;
}

/** Options for selecting items by their links. */
export interface ItemLinks {
  /** Everything that is loaded, also what can't be selected here. */
  known: readonly PickerItem[];
  /** Returns whether a kind of file can be selected here. */
  acceptsKind: (kind: FileKind) => boolean;
}

export interface ItemPickerProps {
  /** The search and the selection. */
  picker: Picker;
  /** Names the list. */
  label: string;
  items: readonly PickerItem[];
  /** Ids that are selected already. */
  unavailable: ReadonlySet<string>;
  /** @default the items, of every kind */
  links?: ItemLinks;
  /** @default every item is there */
  loading?: ItemLoading;
  adding: ItemAdding;
  /** Said after the number of items. */
  note?: string | undefined;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** Renders what is beside the list, for the active item. */
  aside?: (item: PickerItem | undefined) => ReactNode;
}

/**
 * A list to select from: a filter that says what it covers, ranges by Shift, a tray of what is
 * selected, and links. It takes its items as an array and makes no requests.
 */
export function ItemPicker({
  picker,
  label,
  items,
  unavailable,
  links = { known: items, acceptsKind: () => true },
  loading,
  adding,
  note,
  empty,
  aside,
}: ItemPickerProps) {
  const words = useConnectorsWords();
  const { locale } = useBrainstem();
  const searchTerm = useStore(picker.store, (state) => state.searchTerm);
  const chosen = useStore(picker.store, (state) => state.chosen);
  const [active, setActive] = useState<PickerItem>();
  // A quick typist sees the letters at once; the list follows.
  const deferred = useDeferredValue(searchTerm);
  const index = useMemo(() => indexItems(items), [items]);
  const shown = useMemo(
    () => ({ items: filterItems(items, index, deferred), unavailable }),
    [items, index, deferred, unavailable],
  );
  const isFiltered = searchTerm.trim() !== '';
  const add = (): void => {
    if (adding.isAdding || chosen.size === 0) return;
    void adding.add([...chosen.values()]).then(picker.actions.clear, () => undefined);
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
          <AddByUrl
            items={links.known}
            acceptsKind={links.acceptsKind}
            unavailable={unavailable}
            onAdd={picker.actions.select}
          />
        </WidgetBoundary>
      </div>
      <div className={styles.bar}>
        <p role="status" className={texts.figures}>
          {isFiltered
            ? words.filterCovers(shown.items.length, items.length)
            : loading?.hasMore === true
              ? words.loadedMore(items.length)
              : words.loaded(items.length)}
        </p>
        {note !== undefined && <p className={texts.figures}>{note}</p>}
        {loading?.hasMore === true && (
          <Button
            size="small"
            variant="quiet"
            onClick={loading.isLoadingAll ? loading.stop : loading.loadAll}
          >
            {loading.isLoadingAll ? words.stopLoading : words.loadAll}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          title={words.rangeHint}
          disabled={shown.items.length === 0}
          onClick={() => picker.actions.selectAll(shown)}
        >
          {words.selectAll(shown.items.length)}
        </Button>
      </div>
      <div className={aside === undefined ? undefined : styles.split}>
        {shown.items.length > 0 ? (
          <WidgetBoundary>
            <ItemList
              label={label}
              picker={picker}
              shown={shown}
              language={locale.tag}
              onMove={aside === undefined ? undefined : setActive}
              onNearEnd={
                loading?.hasMore === true &&
                !loading.isLoading &&
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
        {aside !== undefined && <WidgetBoundary>{aside(active)}</WidgetBoundary>}
      </div>
      {loading !== undefined && loading.error !== null && (
        <ErrorNotice
          error={loading.error}
          title={words.loadMoreFailed}
          onRetry={loading.retry}
          isRetrying={loading.isLoading}
        />
      )}
      {adding.error !== null && (
        <ErrorNotice error={adding.error} title={words.addFailed} text={words.addFailedKept} />
      )}
      <WidgetBoundary>
        <Tray picker={picker}>
          <Button
            variant="primary"
            aria-disabled={adding.isAdding || chosen.size === 0 || !adding.canAdd}
            onClick={() => {
              if (adding.canAdd) add();
            }}
          >
            {adding.isAdding ? words.adding : words.add(chosen.size)}
          </Button>
        </Tray>
      </WidgetBoundary>
    </div>
  );
}
