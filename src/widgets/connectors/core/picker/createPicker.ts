import { defineController, type Controller } from '../../../../controller/index.ts';
import { addRange, type Chosen, type PickerItem } from './pickerModel.ts';

/** The state of a picker. */
export interface PickerState {
  searchTerm: string;
  chosen: Chosen;
  /** The links that were typed and not yet added. */
  urls: string;
  /** The item that keyboard commands apply to. */
  activeId: string | undefined;
  /** The start of a range, with the selection at that time. */
  anchor: { id: string; base: Chosen } | undefined;
  /** True if the active item moved without selecting since the anchor was set. */
  hasMoved: boolean;
}

/** The visible items, as context for actions. */
export interface ShownItems {
  items: readonly PickerItem[];
  /** Ids that can't be selected. */
  unavailable: ReadonlySet<string>;
}

/** The actions of a picker. */
export interface PickerActions {
  search: (searchTerm: string) => void;
  writeUrls: (urls: string) => void;
  /** Moves to an item. With `extend`, selects the range from the previously active item. */
  moveTo: (shown: ShownItems, index: number, extend: boolean) => void;
  /** Toggles an item, and sets the anchor of ranges. */
  toggle: (shown: ShownItems, index: number) => void;
  /** Selects the range from the anchor to an item. */
  extendTo: (shown: ShownItems, index: number) => void;
  selectAll: (shown: ShownItems) => void;
  /** Selects items that may not be in the list. */
  select: (items: readonly PickerItem[]) => void;
  deselect: (items: readonly PickerItem[]) => void;
  clear: () => void;
}

/** The controller of a picker: its search, selection and active item. */
export type Picker = Controller<PickerState, PickerActions, object>;

/** Creates a picker with an empty selection. */
export function createPicker(): Picker {
  return defineController<PickerState, PickerActions, object>({
    initialState: {
      searchTerm: '',
      chosen: new Map(),
      urls: '',
      activeId: undefined,
      anchor: undefined,
      hasMoved: false,
    },
    actions({ getState, setState }) {
      const setChosen = (chosen: Chosen): void => setState({ chosen, anchor: undefined });

      const extendTo: PickerActions['extendTo'] = ({ items, unavailable }, index) => {
        const item = items[index];
        if (item === undefined) return;
        const { anchor, activeId, chosen } = getState();
        const id = anchor?.id ?? activeId ?? item.id;
        const found = items.findIndex((shown) => shown.id === id);
        // If the anchor isn't visible, the range starts here.
        const from = found < 0 ? index : found;
        const base = found < 0 || anchor === undefined ? chosen : anchor.base;
        setState({
          activeId: item.id,
          anchor: { id: items[from]?.id ?? item.id, base },
          hasMoved: false,
          chosen: addRange(base, items, [from, index], unavailable),
        });
      };

      return {
        extendTo,
        search: (searchTerm) => setState({ searchTerm }),
        writeUrls: (urls) => setState({ urls }),
        moveTo(shown, index, extend) {
          const at = Math.max(0, Math.min(shown.items.length - 1, index));
          if (!extend) {
            setState({ activeId: shown.items[at]?.id, hasMoved: true });
            return;
          }
          if (getState().hasMoved) setState({ anchor: undefined });
          extendTo(shown, at);
        },
        toggle({ items, unavailable }, index) {
          const item = items[index];
          if (item === undefined) return;
          const chosen = new Map(getState().chosen);
          if (!unavailable.has(item.id) && !chosen.delete(item.id)) chosen.set(item.id, item);
          const anchor = { id: item.id, base: chosen };
          setState({ activeId: item.id, chosen, anchor, hasMoved: false });
        },
        selectAll: ({ items, unavailable }) =>
          setChosen(addRange(getState().chosen, items, [0, items.length - 1], unavailable)),
        select: (items) =>
          setChosen(
            new Map([...getState().chosen, ...items.map((item) => [item.id, item] as const)]),
          ),
        deselect(items) {
          const ids = new Set(items.map(({ id }) => id));
          setChosen(new Map([...getState().chosen].filter(([id]) => !ids.has(id))));
        },
        clear: () => setChosen(new Map()),
      };
    },
  });
}
