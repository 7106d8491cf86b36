import { useEffect } from 'react';
import { useLatest } from '../../../ui/index.ts';

/**
 * Calls the listener on a combination of keys anywhere in the page.
 *
 * @param keys - As `aria-keyshortcuts` has them: `Control+J`. Undefined for none.
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

/** Returns whether an event is the combination. A letter alone isn't while one may be typing. */
function isPressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split('+').map((key) => key.trim().toLowerCase());
  const [key] = parts.slice(-1);
  const has = (modifier: string): boolean => parts.slice(0, -1).includes(modifier);
  return (
    event.key.toLowerCase() === key &&
    event.ctrlKey === has('control') &&
    event.metaKey === has('meta') &&
    event.altKey === has('alt') &&
    event.shiftKey === has('shift') &&
    (event.ctrlKey || event.metaKey || event.altKey || key.length > 1)
  );
}
