/** A value with what it was before, and what was undone. */
export interface EditHistory<T> {
  /** Oldest first. */
  readonly past: readonly T[];
  readonly present: T;
  /** The values that redo restores, next first. */
  readonly future: readonly T[];
  /** The group of the last edit: the next one of the same group is one step with it. */
  readonly group: string | undefined;
}

/** A history without a past. */
export function startHistory<T>(present: T): EditHistory<T> {
  return { past: [], present, future: [], group: undefined };
}

/**
 * Puts a new value in. Undone values can't be redone any more.
 *
 * @param group - Edits of one group that follow each other are undone together, as typing is.
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

/** Goes one step back; the same history at the start. */
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

/** Goes one step forward again; the same history where nothing was undone. */
export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, group: undefined };
}

/** Changes every step, for what is not to be undone. */
export function mapHistory<T>(history: EditHistory<T>, change: (value: T) => T): EditHistory<T> {
  return {
    past: history.past.map(change),
    present: change(history.present),
    future: history.future.map(change),
    group: undefined,
  };
}
