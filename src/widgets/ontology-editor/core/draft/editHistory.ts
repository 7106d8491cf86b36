/** A value with its undo and redo history. */
export interface EditHistory<T> {
  /** Oldest first. */
  readonly past: readonly T[];
  readonly present: T;
  /** Values to redo, next first. */
  readonly future: readonly T[];
  /** The last edit's group. An adjacent edit of the same group joins its step. */
  readonly group: string | undefined;
}

export function startHistory<T>(present: T): EditHistory<T> {
  return { past: [], present, future: [], group: undefined };
}

/**
 * Records a new value and clears the redo values.
 *
 * @param group - Adjacent edits of one group, such as typing, are undone together.
 */
export function record<T>(history: EditHistory<T>, next: T, group?: string): EditHistory<T> {
  if (Object.is(history.present, next)) return history;
  const isJoined = group !== undefined && group === history.group;
  return {
    past: isJoined ? history.past : [...history.past, history.present],
    present: next,
    future: [],
    group,
  };
}

/** Undoes a step. Returns the same history at the start. */
export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const previous = history.past.at(-1);
  if (history.past.length === 0 || previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    group: undefined,
  };
}

/** Redoes a step. Returns the same history if there is none. */
export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, group: undefined };
}

/** Maps every step, for changes that can't be undone. */
export function mapHistory<T>(history: EditHistory<T>, change: (value: T) => T): EditHistory<T> {
  return {
    past: history.past.map(change),
    present: change(history.present),
    future: history.future.map(change),
    group: undefined,
  };
}
