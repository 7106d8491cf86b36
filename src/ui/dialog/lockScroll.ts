const locks = new WeakMap<Document, { count: number; restore: () => void }>();

/**
 * Locks a page's scroll behind a dialog, without a layout shift from the scroll bar. Several
 * dialogs share one lock.
 *
 * @returns A function that unlocks the page once it is the last lock.
 */
export function lockScroll(page: Document): () => void {
  const held = locks.get(page) ?? { count: 0, restore: hold(page.documentElement) };
  held.count += 1;
  locks.set(page, held);
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    held.count -= 1;
    if (held.count > 0) return;
    locks.delete(page);
    held.restore();
  };
}

function hold(root: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = root.style;
  const hasBar = (root.ownerDocument.defaultView?.innerWidth ?? 0) > root.clientWidth;
  root.style.overflow = 'hidden';
  if (hasBar) root.style.scrollbarGutter = 'stable';
  return () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
  };
}
