import { useEffect } from 'react';
import { shortcutKey, useLatest } from '../../../ui/index.ts';

/**
 * Calls the listener when a key combination is pressed anywhere in the page.
 *
 * @param keys - In the format of `aria-keyshortcuts`: `Control+J`. Undefined for none.
 */
export function useShortcut(keys: string | undefined, onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    if (keys === undefined) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !isPressed(keys, event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [keys, latest]);
}

/** Returns true if the combination was pressed. A character needs a modifier: it may be typed. */
function isPressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split('+').map((key) => key.trim().toLowerCase());
  const [key] = parts.slice(-1);
  const has = (modifier: string): boolean => parts.slice(0, -1).includes(modifier);
  return (
    shortcutKey(event) === key &&
    event.ctrlKey === has('control') &&
    event.metaKey === has('meta') &&
    event.altKey === has('alt') &&
    event.shiftKey === has('shift') &&
    (event.ctrlKey || event.metaKey || event.altKey || key.length > 1)
  );
}
