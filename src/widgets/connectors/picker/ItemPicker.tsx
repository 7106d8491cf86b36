import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ErrorNotice, useBrainstem, WidgetBoundary } from '../../../provider/index.ts';
import { Button, Field, TextInput } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { AddByUrl } from './AddByUrl.tsx';
import { createPicker } from './createPicker.ts';
import { ItemList } from './ItemList.tsx';
import { filterItems, indexItems, type PickerItem } from './pickerModel.ts';
import { Tray } from './Tray.tsx';
import styles from './ItemPicker.module.css';

/** How far the items were loaded, and how to load more. */
export interface ItemLoading {
  hasMore: boolean;
  isLoading: boolean;
  /** Whether page after page is being fetched. */
  isLoadingAll: boolean;
  /** Why the last page did not come. */
  error: Error | null;
  loadMore: () => void;
  loadAll: () => void;
  stop: () => void;
  retry: () => void;
}

/** Props of {@link ItemPicker}. */
export interface ItemPickerProps {
  /** Names the list. */
  label: string;
  items: readonly PickerItem[];
  /** Ids that are chosen already. */
  taken: ReadonlySet<string>;
  /** Undefined when all items are there. */
  loading?: ItemLoading;
  /** What to call an item that was added by its address. */
  unknownKind: Pick<PickerItem, 'kind' | 'icon'>;
  /** Adds what was chosen; the choice is kept when it rejects. */
  onAdd: (items: readonly PickerItem[]) => Promise<void>;
  canAdd: boolean;
  /** Why the last adding failed. */
  addError: Error | null;
  isAdding: boolean;
  /** Said of the items as a whole. */
  note?: ReactNode;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** Draws what stands beside the list, for the item that the keys are at. */
  aside?: (item: PickerItem | undefined) => ReactNode;
}

/**
 * A list to choose from: a filter that says what it covers, ranges by Shift, a tray of what is
 * chosen, and addresses. It takes its items as an array and asks nobody for them.
 */
export function ItemPicker({
  label,
  items,
  taken,
  loading,
  unknownKind,
  onAdd,
  canAdd,
  addError,
  isAdding,
  note,
  empty,
  aside,
}: ItemPickerProps) {
  const words = useConnectorsWords();
  const { locale } = useBrainstem();
  const [picker] = useState(createPicker);
  const sought = useStore(picker.store, (state) => state.sought);
  const chosen = useStore(picker.store, (state) => state.chosen);
  const [active, setActive] = useState<PickerItem>();
  // A quick typist sees the letters at once; the list follows.
  const deferred = useDeferredValue(sought);
  const index = useMemo(() => indexItems(items), [items]);
  const shown = useMemo(
    () => ({ items: filterItems(items, index, deferred), taken }),
    [items, index, deferred, taken],
  );
  const isFiltered = sought.trim() !== '';
  const add = (): void => {
    if (isAdding || chosen.size === 0) return;
    void onAdd([...chosen.values()]).then(picker.clear, () => undefined);
  };

  return (
    <div className={styles.picker} data-part="picker">
      <Field
        label={words.filter}
        {...(loading?.hasMore === true ? { description: words.filterNote } : {})}
      >
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={sought}
            onChange={(event) => picker.seek(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {isFiltered
            ? words.filterCovers(shown.items.length, items.length)
            : loading?.hasMore === true
              ? words.loadedMore(items.length)
              : words.loaded(items.length)}
        </p>
        <Button
          size="small"
          variant="quiet"
          disabled={shown.items.length === 0}
          onClick={() => picker.chooseAll(shown)}
        >
          {words.selectShown}
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
          <p className={styles.none}>{words.noMatch}</p>
        ) : (
          <div>{empty}</div>
        )}
        {aside !== undefined && <WidgetBoundary>{aside(active)}</WidgetBoundary>}
      </div>
      {items.length > 0 && <p className={styles.hint}>{words.rangeHint}</p>}
      {note !== undefined && <p className={styles.hint}>{note}</p>}
      {loading !== undefined && (
        <WidgetBoundary>
          <LoadMore loading={loading} />
        </WidgetBoundary>
      )}
      <WidgetBoundary>
        <AddByUrl items={items} kind={unknownKind} onTake={picker.put} taken={taken} />
      </WidgetBoundary>
      <WidgetBoundary>
        <Tray picker={picker} />
      </WidgetBoundary>
      {addError !== null && (
        <ErrorNotice error={addError} title={words.addFailed} text={words.addFailedKept} />
      )}
      <Button
        variant="primary"
        className={styles.add}
        aria-disabled={isAdding || chosen.size === 0 || !canAdd}
        onClick={() => {
          if (canAdd) add();
        }}
      >
        {isAdding ? words.adding : words.add(chosen.size)}
      </Button>
    </div>
  );
}

function LoadMore({ loading }: { loading: ItemLoading }) {
  const words = useConnectorsWords();
  if (loading.error !== null) {
    return (
      <ErrorNotice
        error={loading.error}
        title={words.loadMoreFailed}
        onRetry={loading.retry}
        isRetrying={loading.isLoading}
      />
    );
  }
  if (!loading.hasMore) return null;
  return (
    <div className={styles.bar}>
      <Button size="small" disabled={loading.isLoading} onClick={loading.loadMore}>
        {loading.isLoading ? words.loadingMore : words.loadMore}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={loading.isLoadingAll ? loading.stop : loading.loadAll}
      >
        {loading.isLoadingAll ? words.stopLoading : words.loadAll}
      </Button>
    </div>
  );
}
