'use client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { Icon, joinClasses, type IconName } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import type { Picker, Shown } from './createPicker.ts';
import type { PickerItem } from './pickerModel.ts';
import { describeItem } from './describeItem.ts';
import styles from './ItemList.module.css';

/** Props of {@link ItemList}. */
export interface ItemListProps {
  /** Names the list. */
  label: string;
  picker: Picker;
  shown: Shown;
  /** BCP 47 tag. */
  language: string;
  /** Told when the end of the list comes near. */
  onNearEnd?: (() => void) | undefined;
  /** Told when the keys or a press move to an item. */
  onMove?: ((item: PickerItem) => void) | undefined;
}

/** Pixels; the same in `ItemList.module.css`. */
const rowHeight = 52;

/** Rows before the end at which it is near. */
const nearEnd = 8;

/**
 * A list of any length in which several can be chosen. Only the rows in sight are in the page; the
 * list itself has the focus, and says which row the keys act on.
 */
export function ItemList({ label, picker, shown, language, onNearEnd, onMove }: ItemListProps) {
  const words = useConnectorsWords();
  const id = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const chosen = useStore(picker.store, (state) => state.chosen);
  const activeId = useStore(picker.store, (state) => state.activeId);
  const { items, taken } = shown;
  // eslint-disable-next-line react-hooks/incompatible-library -- Nothing of the virtualizer is memoized.
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const rows = virtual.getVirtualItems();
  const last = rows.at(-1)?.index ?? -1;
  const isNearEnd = items.length > 0 && last >= items.length - nearEnd;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);

  const activeAt = activeId === undefined ? -1 : items.findIndex((item) => item.id === activeId);
  const move = (at: number, extend: boolean): void => {
    const place = Math.max(0, Math.min(items.length - 1, at));
    picker.moveTo(shown, place, extend);
    virtual.scrollToIndex(place, { align: 'auto' });
    const item = items[place];
    if (item !== undefined) onMove?.(item);
  };
  const pressKey = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor((viewport.current?.clientHeight ?? 0) / rowHeight) - 1);
    const target = {
      ArrowDown: activeAt + 1,
      ArrowUp: activeAt < 0 ? items.length - 1 : activeAt - 1,
      PageDown: activeAt + page,
      PageUp: activeAt - page,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (target !== undefined) move(target, event.shiftKey);
    else if (event.key === ' ' && event.shiftKey) picker.extendTo(shown, activeAt);
    else if (event.key === ' ') picker.toggle(shown, activeAt);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) picker.chooseAll(shown);
    else return;
    event.preventDefault();
  };
  const press = (event: MouseEvent, at: number): void => {
    if (event.shiftKey) picker.extendTo(shown, at);
    else picker.toggle(shown, at);
    const item = items[at];
    if (item !== undefined) onMove?.(item);
  };

  return (
    <div
      ref={viewport}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={activeAt < 0 ? undefined : `${id}-${activeAt}`}
      tabIndex={0}
      className={styles.viewport}
      style={{ blockSize: items.length * rowHeight + 2 }}
      onKeyDown={pressKey}
      data-part="picker-list"
    >
      <div role="presentation" style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {rows.map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          const isTaken = taken.has(item.id);
          const isChosen = chosen.has(item.id);
          return (
            <div
              key={item.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={isChosen}
              aria-disabled={isTaken || undefined}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={joinClasses(
                styles.row,
                isChosen && styles.chosen,
                isTaken && styles.taken,
                index === activeAt && styles.active,
              )}
              style={{ insetBlockStart: start }}
              onClick={(event) => press(event, index)}
            >
              <span className={styles.box}>
                {(isChosen || isTaken) && <Icon name="check" size={14} />}
              </span>
              <span className={styles.kind}>
                <Icon name={iconOf[item.icon]} />
              </span>
              <span className={styles.words}>
                <span className={styles.name} dir="auto" title={item.name}>
                  {item.name}
                </span>
                <span className={styles.about} dir="auto">
                  {isTaken ? words.alreadyChosen : describeItem(item, words, language)}
                </span>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

const iconOf: Readonly<Record<PickerItem['icon'], IconName>> = {
  file: 'file',
  image: 'image',
  folder: 'folder',
  sheet: 'sheet',
  slides: 'slides',
};
