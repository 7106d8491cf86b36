import {
  defineController,
  type Controller,
  type ControllerContext,
} from '../../../../controller/index.ts';
import type { Environment, KeyValueStorage } from '../../../../environment/index.ts';
import { linesThatHold, type KnownLines } from '../scene/routeLines.ts';
import type { LayoutPlace, LayoutRunner } from './worker/createLayoutRunner.ts';
import {
  usualStage,
  type LayoutAlgorithm,
  type Places,
  type Point,
  type Size,
} from './layoutInput.ts';
import { loadLayout, saveLayout } from './layoutStorage.ts';
import { keyOf, kindOf, placeBeside, type LayoutTask } from './layoutTask.ts';
import { freePlace } from './placeNewBoxes.ts';
import { boxesOf, placeTask } from './placeTask.ts';

/** The places of a graph's labels, and the progress of a layout. */
export interface GraphLayoutState {
  /** Places by label. Empty until the first layout is done. */
  readonly places: Places;
  /** Routed edges, valid while the labels are where the layout put them. */
  readonly lines: KnownLines | undefined;
  /** Incremented by each layout that moves everything, so that the viewport is fitted again. */
  readonly revision: number;
  /** The progress of a running layout, from 0 to 1. */
  readonly running: number | undefined;
  /** The origin of the places; `stored` is an earlier layout. */
  readonly placedBy: LayoutPlace | 'stored' | undefined;
  readonly algorithm: LayoutAlgorithm | undefined;
  /** True if the deadline or the user ended the layout early. Stored only once moved by hand. */
  readonly isUnfinished: boolean;
  /** True while the pointer drags a label. */
  readonly isDragging: boolean;
}

export interface GraphLayoutActions {
  /**
   * Places a graph: from the storage, else incrementally if most labels are known, else by a
   * layout.
   */
  show: (task: LayoutTask) => void;
  /** Lays the graph out again, ignoring stored positions. */
  relayout: () => void;
  /** Cancels a running layout. If nothing is drawn yet, shows labels in a grid. */
  cancel: () => void;
  /**
   * Moves one label.
   *
   * @param isDragging - True if the pointer drags it. @default false
   */
  move: (label: string, place: Point, isDragging?: boolean) => void;
  /** Stores the user's places. */
  save: () => void;
  /** Ends a drag: moves a label off others and stores the places. */
  endDrag: (label: string) => void;
  /** Takes a snapshot of the places. @returns Restores and stores it unless the layout changed. */
  snapshot: () => () => void;
}

export type GraphLayout = Controller<GraphLayoutState, GraphLayoutActions, object>;

export interface GraphLayoutOptions {
  readonly runner: LayoutRunner;
  readonly storage: KeyValueStorage;
  /** The time limit of a layout, in milliseconds. @default 8000 */
  readonly deadline?: number;
  /** Returns the size of the stage, in pixels. @default 912 by 640 */
  readonly stage?: () => Size;
  /** @default the browser */
  readonly environment?: Environment;
}

/** The minimum share of known labels for which new ones are placed beside them. */
const mostlyKnown = 0.7;

/** The minimum gap around a dropped label, in pixels. */
const dropGap = 6;

export function createGraphLayout(options: GraphLayoutOptions): GraphLayout {
  return defineController<GraphLayoutState, GraphLayoutActions & { resume: () => void }, object>({
    environment: options.environment,
    initialState: {
      places: new Map(),
      lines: undefined,
      revision: 0,
      running: undefined,
      placedBy: undefined,
      algorithm: undefined,
      isUnfinished: false,
      isDragging: false,
    },
    actions: (context) => createActions(context, options),
    mount: ({ resume }) => {
      resume();
      return undefined;
    },
  });
}

function createActions(
  { getState, setState, scope }: ControllerContext<GraphLayoutState, object>,
  { runner, storage, deadline = 8_000, stage = () => usualStage }: GraphLayoutOptions,
): GraphLayoutActions & { resume: () => void } {
  let task: LayoutTask | undefined;
  let key = '';
  let kind = '';
  let ending = new AbortController();

  /** Aborts the current run. Returns the signal of the next one. */
  function restart(): AbortSignal {
    ending.abort();
    ending = new AbortController();
    return AbortSignal.any([ending.signal, scope().signal]);
  }

  const isFallback = (): boolean => getState().isUnfinished || getState().placedBy === 'grid';

  /** Stores a layout, unless it is a fallback. */
  function saveResult(): void {
    if (!isFallback() && getState().algorithm === task?.algorithm) save();
  }

  /** Stores the places, with the algorithm if it is a fallback. */
  function save(): void {
    const { algorithm, places, lines: known } = getState();
    const isAsked = !isFallback() && algorithm === task?.algorithm;
    const fallback = isAsked ? undefined : algorithm;
    const lines = task && known && linesThatHold(known, boxesOf(task, places));
    void saveLayout(storage, key, { places, fallback, lines });
  }

  function showPlaces(part: Partial<GraphLayoutState> & Pick<GraphLayoutState, 'places'>): void {
    setState({ running: undefined, isDragging: false, ...part });
  }

  /** Shows a new layout and counts a revision. */
  function showAll(part: Parameters<typeof showPlaces>[0]): void {
    showPlaces({ ...part, revision: getState().revision + 1 });
  }

  async function run(next: LayoutTask, by: LayoutAlgorithm): Promise<void> {
    const signal = restart();
    setState({ running: 0 });
    const onProgress = (running: number): void => {
      if (!signal.aborted) setState({ running });
    };
    const options = { runner, deadline, stage: stage(), signal, onProgress };
    const result = await unlessAborted(signal, placeTask(next, by, options));
    if (result === undefined) return;
    const { places, lines, placedBy, algorithm, isLate } = result;
    const isUnfinished = isLate || by !== next.algorithm;
    showAll({ places, lines, placedBy, algorithm, isUnfinished });
    saveResult();
  }

  /** @param nextKey - The task's key, which is expensive to compute. */
  async function load(next: LayoutTask, nextKey: string): Promise<void> {
    const signal = restart();
    const isSameKind = kind === kindOf(next);
    const { places: before, placedBy } = getState();
    [task, key, kind] = [next, nextKey, kindOf(next)];
    const names = [...next.graph.labels.keys()];
    const stored = await loadLayout(storage, key);
    if (signal.aborted) return;
    if (stored !== undefined && names.every((name) => stored.places.has(name))) {
      const { places, fallback, lines: drawn } = stored;
      const part = {
        places,
        lines: drawn && { boxes: boxesOf(next, places), lines: drawn },
        placedBy: 'stored',
        algorithm: fallback ?? next.algorithm,
        isUnfinished: fallback !== undefined,
      } as const;
      if (before.size === 0 || !isSameKind) showAll(part);
      else showPlaces(part);
      return;
    }
    const known = names.filter((name) => before.has(name)).length;
    if (isSameKind && known > 0 && known >= names.length * mostlyKnown) {
      showPlaces({ places: placeBeside(next, before), placedBy });
      saveResult();
      return;
    }
    await run(next, next.algorithm);
  }

  return {
    show(next) {
      const nextKey = keyOf(next);
      if (nextKey === key) task = next;
      else void load(next, nextKey);
    },
    relayout() {
      if (task !== undefined) void run(task, task.algorithm);
    },
    cancel() {
      if (getState().running === undefined || task === undefined) return;
      ending.abort();
      setState({ running: undefined });
      const { places } = getState();
      const names = [...task.graph.labels.keys()];
      if (names.every((name) => places.has(name))) return;
      if (names.some((name) => places.has(name))) {
        showPlaces({ places: placeBeside(task, places), isUnfinished: true });
      } else void run(task, 'grid');
    },
    move(label, place, isDragging = false) {
      setState(({ places }) => ({ places: new Map(places).set(label, place), isDragging }));
    },
    save,
    endDrag(label) {
      setState({ isDragging: false });
      const { places } = getState();
      const place = places.get(label);
      const box = task?.sizes.get(label);
      if (place === undefined || box === undefined) return;
      const others = Array.from(task?.sizes ?? []).flatMap(([name, size]) => {
        const other = name === label ? undefined : places.get(name);
        return other === undefined ? [] : [{ ...other, ...size }];
      });
      setState({ places: new Map(places).set(label, freePlace(box, place, others, dropGap)) });
      save();
    },
    snapshot() {
      const { places, placedBy, algorithm, isUnfinished } = getState();
      const currentKey = key;
      return () => {
        // The graph or its layout has been replaced since.
        if (currentKey !== key) return;
        ending.abort();
        setState({ placedBy, algorithm, isUnfinished, places, running: undefined });
        save();
      };
    },
    resume() {
      const isPlaced = getState().places.size > 0 && getState().running === undefined;
      if (task !== undefined && !isPlaced) void load(task, key);
    },
  };
}

/** Resolves with undefined if the signal fired. */
async function unlessAborted<T>(signal: AbortSignal, running: Promise<T>): Promise<T | undefined> {
  try {
    return await running;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
