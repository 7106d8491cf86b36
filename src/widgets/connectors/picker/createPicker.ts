import { createStore, type StoreApi } from 'zustand/vanilla';
import { addRange, type Chosen, type PickerItem } from './pickerModel.ts';

/** What a person has done in a picker. */
export interface PickerState {
  sought: string;
  chosen: Chosen;
  /** The item that the keys act on. */
  activeId: string | undefined;
  /** Where a range begins, and what was chosen then. */
  anchor: { id: string; base: Chosen } | undefined;
}

/** What is seen, as the acts need it. */
export interface Shown {
  items: readonly PickerItem[];
  /** Ids that cannot be chosen. */
  taken: ReadonlySet<string>;
}

/** A picker's state and acts, one for each that is mounted. */
export interface Picker {
  readonly store: StoreApi<PickerState>;
  seek: (words: string) => void;
  /** Moves to the item at a place of what is shown; with `extend` it chooses all on the way. */
  moveTo: (shown: Shown, at: number, extend: boolean) => void;
  /** Chooses an item, or leaves it out again; a range may begin here. */
  toggle: (shown: Shown, at: number) => void;
  /** Chooses from where the range began to here. */
  extendTo: (shown: Shown, at: number) => void;
  chooseAll: (shown: Shown) => void;
  /** Puts items in that were found elsewhere. */
  put: (items: readonly PickerItem[]) => void;
  leaveOut: (id: string) => void;
  clear: () => void;
}

/** Makes a picker in which nothing is chosen. */
export function createPicker(): Picker {
  const store = createStore<PickerState>(() => ({
    sought: '',
    chosen: new Map(),
    activeId: undefined,
    anchor: undefined,
  }));
  const { getState, setState } = store;

  const extendTo: Picker['extendTo'] = ({ items, taken }, at) => {
    const item = items[at];
    if (item === undefined) return;
    const { anchor, activeId, chosen } = getState();
    const id = anchor?.id ?? activeId ?? item.id;
    const found = items.findIndex((one) => one.id === id);
    // What began outside of what is shown now begins here.
    const from = found < 0 ? at : found;
    const base = found < 0 || anchor === undefined ? chosen : anchor.base;
    setState({
      activeId: item.id,
      anchor: { id: items[from]?.id ?? item.id, base },
      chosen: addRange(base, items, [from, at], taken),
    });
  };

  return {
    store,
    extendTo,
    seek: (sought) => setState({ sought }),
    moveTo(shown, at, extend) {
      const place = Math.max(0, Math.min(shown.items.length - 1, at));
      if (extend) extendTo(shown, place);
      else setState({ activeId: shown.items[place]?.id, anchor: undefined });
    },
    toggle({ items, taken }, at) {
      const item = items[at];
      if (item === undefined) return;
      const chosen = new Map(getState().chosen);
      if (!taken.has(item.id) && !chosen.delete(item.id)) chosen.set(item.id, item);
      setState({ activeId: item.id, chosen, anchor: { id: item.id, base: chosen } });
    },
    chooseAll({ items, taken }) {
      const { chosen } = getState();
      setState({
        chosen: addRange(chosen, items, [0, items.length - 1], taken),
        anchor: undefined,
      });
    },
    put(items) {
      const chosen = new Map(getState().chosen);
      for (const item of items) chosen.set(item.id, item);
      setState({ chosen, anchor: undefined });
    },
    leaveOut(id) {
      const chosen = new Map(getState().chosen);
      chosen.delete(id);
      setState({ chosen, anchor: undefined });
    },
    clear: () => setState({ chosen: new Map(), anchor: undefined }),
  };
}
