import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrainGraph } from '../model/brainGraph.ts';
import { schemaHash } from '../model/schemaHash.ts';
import type { LayoutPlace, LayoutRunner } from './createLayoutRunner.ts';
import { usualAspect, type LayoutAlgorithm, type Point, type Size } from './layoutInput.ts';
import { loadPlaces, savePlaces, type LayoutStorage } from './layoutStorage.ts';
import { placeNewBoxes } from './placeNewBoxes.ts';

/** Where the labels of a graph are, and whether that is being found out. */
export interface GraphLayoutState {
  /** By label. Empty until the first layout is done. */
  readonly places: ReadonlyMap<string, Point>;
  /** Counts layouts that moved everything, so that the view can be fitted again. */
  readonly revision: number;
  readonly running: { readonly since: number; readonly progress: number } | undefined;
  /** Who placed the labels last; `kept` is a layout of before. */
  readonly by: LayoutPlace | 'kept' | undefined;
  /** Whether the last layout was cut short, by its deadline or by hand. */
  readonly isUnfinished: boolean;
}

/** What is to be laid out, and how. */
export interface LayoutTask {
  readonly graph: BrainGraph;
  readonly sizes: ReadonlyMap<string, Size>;
  readonly algorithm: LayoutAlgorithm;
  /** What else a kept layout depends on, such as the size of cards. */
  readonly variant: string;
}

/** The layout of one viewer. */
export interface GraphLayout {
  readonly store: StoreApi<GraphLayoutState>;
  /**
   * Finds places for a graph: those kept for its schema, else those of before with what is new
   * beside what it is linked to, else a layout.
   */
  readonly show: (task: LayoutTask) => void;
  /** Lays the graph out again, ignoring stored positions. */
  readonly arrange: () => void;
  /** Ends a layout that is under way. Where there is no picture yet, a grid takes its place. */
  readonly cancel: () => void;
  /** Moves one label. */
  readonly move: (label: string, place: Point) => void;
  /** Keeps the places as they are, as at the end of a drag. */
  readonly keep: () => void;
  /** Ends what is under way, as when the viewer is taken away. */
  readonly stop: () => void;
  /** Goes on with a layout that {@link stop} ended. */
  readonly resume: () => void;
}

/** Options of {@link createGraphLayout}. */
export interface GraphLayoutOptions {
  readonly runner: LayoutRunner;
  readonly storage: LayoutStorage;
  /** How long a layout may take, in milliseconds. @default 8000 */
  readonly deadline?: number;
  /** How many times as wide as high the picture can be shown. @default 1.5 */
  readonly aspect?: () => number;
  /** Milliseconds. @default performance.now */
  readonly now?: () => number;
}

/** From which share of known labels on the rest is put beside them. */
const mostlyKnown = 0.7;

/** Makes the layout of one viewer. */
export function createGraphLayout({
  runner,
  storage,
  deadline = 8_000,
  aspect = () => usualAspect,
  now = () => performance.now(),
}: GraphLayoutOptions): GraphLayout {
  const store = createStore<GraphLayoutState>(() => ({
    places: new Map(),
    revision: 0,
    running: undefined,
    by: undefined,
    isUnfinished: false,
  }));
  let task: LayoutTask | undefined;
  let key = '';
  let shownAs = '';
  let ending = new AbortController();

  const settle = (places: ReadonlyMap<string, Point>, by: GraphLayoutState['by']): void => {
    store.setState({ places, by, running: undefined, isUnfinished: false });
    savePlaces(storage, key, places);
  };

  async function run({ graph, sizes, algorithm }: LayoutTask, by: LayoutAlgorithm): Promise<void> {
    ending.abort();
    ending = new AbortController();
    const { signal } = ending;
    const names = [...graph.labels.keys()];
    const since = now();
    store.setState({ running: { since, progress: 0 } });
    try {
      const found = await runner.run(
        {
          algorithm: by,
          boxes: names.map((name) => sizes.get(name) ?? { width: 0, height: 0 }),
          links: indexLinks(graph, names),
          deadline,
          aspect: aspect(),
        },
        { signal, onProgress: (progress) => store.setState({ running: { since, progress } }) },
      );
      if (signal.aborted) return;
      const places = new Map(names.map((name, at) => [name, found.places[at] ?? { x: 0, y: 0 }]));
      store.setState(({ revision }) => ({ revision: revision + 1 }));
      settle(places, found.by);
      store.setState({ isUnfinished: found.isLate || by !== algorithm });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  return {
    store,
    show(next) {
      const { graph, algorithm, variant } = next;
      const nextKey = `${schemaHash(graph)}-${algorithm}-${variant}`;
      if (nextKey === key) {
        task = next;
        return;
      }
      const isSameKind = shownAs === `${algorithm}-${variant}`;
      const before = store.getState().places;
      [task, key, shownAs] = [next, nextKey, `${algorithm}-${variant}`];
      const kept = loadPlaces(storage, key);
      const names = [...graph.labels.keys()];
      if (kept !== undefined && names.every((name) => kept.has(name))) {
        ending.abort();
        const isFirst = before.size === 0 || !isSameKind;
        if (isFirst) store.setState(({ revision }) => ({ revision: revision + 1 }));
        settle(kept, 'kept');
        return;
      }
      const known = names.filter((name) => before.has(name)).length;
      if (isSameKind && before.size > 0 && known >= names.length * mostlyKnown) {
        ending.abort();
        settle(placeBeside(next, before), store.getState().by);
        return;
      }
      void run(next, algorithm);
    },
    arrange() {
      if (task !== undefined) void run(task, task.algorithm);
    },
    cancel() {
      if (store.getState().running === undefined) return;
      ending.abort();
      store.setState({ running: undefined, isUnfinished: true });
      if (task === undefined) return;
      const { places } = store.getState();
      const isShown = [...task.graph.labels.keys()].every((name) => places.has(name));
      if (!isShown) void run(task, 'grid');
    },
    move(label, place) {
      const places = new Map(store.getState().places).set(label, place);
      store.setState({ places });
    },
    keep: () => savePlaces(storage, key, store.getState().places),
    stop: () => ending.abort(),
    resume() {
      if (task !== undefined && ending.signal.aborted && store.getState().running !== undefined) {
        void run(task, task.algorithm);
      }
    },
  };
}

function indexLinks(
  { links }: BrainGraph,
  names: readonly string[],
): (readonly [number, number])[] {
  const indexes = new Map(names.map((name, index) => [name, index]));
  return links.flatMap(({ source, target }): [number, number][] => {
    const [from, to] = [indexes.get(source), indexes.get(target)];
    return from === undefined || to === undefined || from === to ? [] : [[from, to]];
  });
}

function placeBeside(
  { graph, sizes }: LayoutTask,
  before: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const names = [...graph.labels.keys()];
  const boxes = names.map((name) => ({
    ...(sizes.get(name) ?? { width: 0, height: 0 }),
    place: before.get(name),
  }));
  const places = placeNewBoxes(boxes, indexLinks(graph, names));
  return new Map(names.map((name, at) => [name, places[at] ?? { x: 0, y: 0 }]));
}
