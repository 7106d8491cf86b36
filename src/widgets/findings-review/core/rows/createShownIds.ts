/** Ids that are on the screen, each as often as it is shown. */
export interface ShownIds {
  /** Adds ids. Returns a function that takes them out again. */
  show(ids: readonly string[]): () => void;
  /** Returns whether one of them is not among the known ids. */
  hasOther(known: { has(id: string): boolean }): boolean;
  /** Calls the listener when ids are added or taken out. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates what knows which ids are on the screen. */
export function createShownIds(): ShownIds {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();

  function change(ids: readonly string[], by: 1 | -1): void {
    for (const id of ids) {
      const count = (counts.get(id) ?? 0) + by;
      if (count === 0) counts.delete(id);
      else counts.set(id, count);
    }
    if (ids.length > 0) for (const listener of listeners) listener();
  }

  return {
    show(ids) {
      change(ids, 1);
      return () => change(ids, -1);
    },
    hasOther: (known) => [...counts.keys()].some((id) => !known.has(id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
