import { useState, type FocusEvent, type PointerEvent } from 'react';
import type { ThreadPart, ThreadSource } from '../../core/index.ts';

/** The sources of a message, and which one the pointer or the focus is on. */
export interface CitedSources {
  /** Stays the same list while its sources do. */
  sources: readonly ThreadSource[];
  /** The number, from 1, of the one that a citation points to now. */
  active: number | undefined;
  /** For the element around the words. */
  handlers: {
    onPointerOver: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/** Finds the sources of a message, and follows which one a citation points to. */
export function useCitedSources(parts: readonly ThreadPart[]): CitedSources {
  const found = parts.filter((part): part is ThreadSource => part.type === 'source');
  const [sources, setSources] = useState(found);
  const [pointed, setPointed] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const isSame =
    found.length === sources.length && found.every((source, index) => source === sources[index]);
  if (!isSame) setSources(found);
  return {
    sources: isSame ? sources : found,
    active: pointed ?? focused,
    handlers: {
      onPointerOver: ({ target }) => setPointed(citationAt(target)),
      onPointerLeave: () => setPointed(undefined),
      onFocus: ({ target }) => setFocused(citationAt(target)),
      onBlur: () => setFocused(undefined),
    },
  };
}

/** The number of the citation that an event is about. */
function citationAt(target: EventTarget): number | undefined {
  const citation = target instanceof Element ? target.closest('[data-citation]') : null;
  return citation === null ? undefined : Number(citation.getAttribute('data-citation'));
}
