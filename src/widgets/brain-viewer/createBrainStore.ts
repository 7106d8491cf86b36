import { createStore, type StoreApi } from 'zustand/vanilla';
import { initialView, type BrainView } from './brainView.ts';

/** The state of one viewer: what is looked at, and the ways to change it. */
export interface BrainState {
  readonly view: BrainView;
}

/** Acts on what is looked at. Each leads to a view that belongs together. */
export interface BrainActions {
  /** Changes parts of the view. */
  change: (part: Partial<BrainView>) => void;
  /** Shows a label in the panel; undefined goes back to the overview. */
  choose: (label: string | undefined) => void;
  /** Shows what a link holds; undefined folds it up. */
  openLink: (id: string | undefined) => void;
  /** Shows a label among what is within so many steps. */
  focus: (label: string, steps: 1 | 2 | 3) => void;
  /** Dims nothing any more. */
  clear: () => void;
  /** Undoes one choice: what is fanned, what is brought out, then what is chosen. */
  goBack: () => void;
}

/** The store of a mounted viewer. */
export interface BrainStore {
  readonly store: StoreApi<BrainState>;
  readonly actions: BrainActions;
}

/** Makes the state of one viewer. */
export function createBrainStore(start: Partial<BrainView> = {}): BrainStore {
  const store = createStore<BrainState>(() => ({ view: { ...initialView, ...start } }));
  const change = (part: Partial<BrainView>): void =>
    store.setState(({ view }) => ({ view: { ...view, ...part } }));
  return {
    store,
    actions: {
      change,
      choose: (label) => {
        const { view } = store.getState();
        change({ selected: label, link: undefined, ...panelFor(view, label !== undefined) });
      },
      openLink: (id) => {
        const { view } = store.getState();
        change({ link: id, ...panelFor(view, id !== undefined) });
      },
      focus: (label, steps) =>
        change({
          selected: label,
          link: undefined,
          path: undefined,
          group: undefined,
          focus: { label, steps },
          panel: 'details',
        }),
      clear: () => change({ focus: undefined, path: undefined, group: undefined }),
      goBack: () => {
        const { link, focus, path, group } = store.getState().view;
        if (link !== undefined) change({ link: undefined });
        else if (focus !== undefined || path !== undefined || group !== undefined) {
          change({ focus: undefined, path: undefined, group: undefined });
        } else change({ selected: undefined });
      },
    },
  };
}

/** What is chosen is shown, unless the panel was hidden. */
function panelFor({ panel }: BrainView, isChosen: boolean): Pick<BrainView, 'panel'> {
  return { panel: isChosen && panel !== undefined ? 'details' : panel };
}
