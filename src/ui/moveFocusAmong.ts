import type { KeyboardEvent } from 'react';
import { movedIndex, type MovedIndexOptions } from './movedIndex.ts';

/** Moves a roving focus among the matching items by arrow keys, Home and End. */
export function moveFocusAmong(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  options?: MovedIndexOptions,
): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = items.findIndex((item) => item === event.target);
  const next = movedIndex(event.key, index, items.length, options);
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
