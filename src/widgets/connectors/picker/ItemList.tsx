import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import {
  Badge,
  joinClasses,
  movedIndex,
  observeSize,
  revealHidden,
  shortcutKey,
  layout,
  isHtmlElement,
} from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import type { Picker, ShownItems } from '../core/picker/index.ts';
import { KindIcon } from './KindIcon.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import styles from './ItemList.module.css';
import {
  RowBox,
  RowWords,
  RowWindow,
  useRowWindow,
  type RowWindowState,
} from './rows/RowWindow.tsx';

export interface ItemListProps {
  label: string;
  picker: Picker;
  shown: ShownItems;
  onNearEnd?: () => void;
}

const rowHeights = { wide: 52, narrow: 72 };

/** The distance from the end, in rows, that triggers `onNearEnd`. */
const nearEnd = 8;

/**
 * A virtualised multi-select listbox. The list keeps the focus and marks the active row by
 * `aria-activedescendant`.
 */
export function ItemList({ label, picker, shown, onNearEnd }: ItemListProps) {
  const words = useConnectorsWords();
  const id = useId();
  const chosen = useStore(picker.store, (state) => state.chosen);
  const activeId = useStore(picker.store, (state) => state.activeId);
  const { items, unavailable } = shown;
  const activeAt = activeId === undefined ? -1 : items.findIndex((item) => item.id === activeId);
  const rowWindow = useRowWindow(items.length, rowHeights, activeAt);
  const { viewport, rows, rowHeight, isNarrow } = rowWindow;
  // The active row may be rendered far outside the viewport.
  const last = rows.findLast(({ index }) => index !== activeAt)?.index ?? -1;
  const isNearEnd = items.length > 0 && last >= items.length - nearEnd;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);

  const activeItem = items[activeAt];
  const cutName = useCutName(rowWindow, activeAt);
  const move = (index: number, extend: boolean): void => {
    picker.actions.moveTo(shown, index, extend);
    rowWindow.scrollTo(index);
  };
  const pressKey = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor((viewport.current?.clientHeight ?? 0) / rowHeight) - 1);
    const target = movedIndex(event.key, activeAt, items.length, { page });
    if (target !== undefined) move(target, event.shiftKey);
    else if (event.key === ' ' && event.shiftKey) picker.actions.extendTo(shown, activeAt);
    else if (event.key === ' ') picker.actions.toggle(shown, activeAt);
    else if (shortcutKey(event) === 'a' && (event.ctrlKey || event.metaKey)) {
      picker.actions.selectAll(shown);
    } else return;
    event.preventDefault();
  };
  const press = (event: MouseEvent, index: number): void => {
    if (event.shiftKey) picker.actions.extendTo(shown, index);
    else picker.actions.toggle(shown, index);
  };

  return (
    <div className={layout.stack2}>
      <RowWindow
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        aria-activedescendant={activeAt < 0 ? undefined : `${id}-${activeAt}`}
        tabIndex={0}
        className={styles.viewport}
        style={{ blockSize: items.length * rowHeight + 2 }}
        onKeyDown={pressKey}
        data-part="picker-list"
        items={items}
        keyOf={(item) => item.id}
        shown={rowWindow}
        rowProps={(item, index) => ({
          id: `${id}-${index}`,
          role: 'option',
          'aria-selected': chosen.has(item.id),
          'aria-disabled': unavailable.has(item.id) || undefined,
          className: joinClasses(
            styles.row,
            chosen.has(item.id) && styles.chosen,
            unavailable.has(item.id) && styles.unavailable,
            index === activeAt && styles.active,
          ),
          onClick: (event) => press(event, index),
        })}
      >
        {(item) => (
          <>
            <RowBox checked={chosen.has(item.id)} />
            <KindIcon kind={item.kind} />
            <RowWords name={item.name}>
              {isNarrow && unavailable.has(item.id) ? (
                words.alreadyChosen
              ) : (
                <ItemFacts item={item} hidesKind={isNarrow} />
              )}
            </RowWords>
            {!isNarrow && unavailable.has(item.id) && <Badge>{words.alreadyChosen}</Badge>}
          </>
        )}
      </RowWindow>
      {cutName !== undefined &&
        activeItem !== undefined &&
        cutName === revealHidden(activeItem.name) && (
          <p aria-hidden="true" className={styles.whole} dir="auto" data-part="picker-name">
            {cutName}
          </p>
        )}
    </div>
  );
}

/** Returns the active row's name if it is truncated, for keyboard users. */
function useCutName({ viewport, rows }: RowWindowState, at: number): string | undefined {
  const [cutName, setCutName] = useState<string>();
  const isDrawn = rows.some(({ index }) => index === at);
  useEffect(() => {
    const name = viewport.current?.querySelector(`[data-row="${at}"] [data-part="row-name"]`);
    if (!isDrawn || !isHtmlElement(name)) return;
    return observeSize(name, () => {
      const isCut = name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth;
      setCutName(isCut ? name.title : undefined);
    });
  }, [viewport, at, isDrawn]);
  return cutName;
}
