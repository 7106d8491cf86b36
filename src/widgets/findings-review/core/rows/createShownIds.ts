/** A multiset of the ids on screen. */
export interface ShownIds {
  /** Adds ids. Returns a function that removes them. */
  show(ids: readonly string[]): () => void;
  /** Returns true if an id isn't among the known ones. */
  hasOther(known: { has(id: string): boolean }): boolean;
  /** Calls the listener when ids are added or removed. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

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
