import { useState, type FocusEvent, type PointerEvent } from 'react';
import type { ThreadPart, ThreadSource } from '../../core/index.ts';

/** The sources of a message, and which citation the pointer or the focus is on. */
export interface CitedSources {
  /** Stays the same list while its sources do. */
  sources: readonly ThreadSource[];
  /** The citation that points to a source now. */
  citation: HTMLElement | undefined;
  /** The number of its source, from 1. */
  active: number | undefined;
  /** Lets no citation point to a source until another one has the pointer or the focus. */
  leave: () => void;
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
  const [pointed, setPointed] = useState<HTMLElement>();
  const [focused, setFocused] = useState<HTMLElement>();
  const isSame =
    found.length === sources.length && found.every((source, index) => source === sources[index]);
  if (!isSame) setSources(found);
  const citation = pointed ?? focused;
  const onPointerLeave = (): void => setPointed(undefined);
  const onBlur = (): void => setFocused(undefined);
  return {
    sources: isSame ? sources : found,
    citation,
    active: citation && Number(citation.dataset['citation']),
    leave: () => {
      onPointerLeave();
      onBlur();
    },
    handlers: {
      onPointerOver: ({ target }) => {
        // A citation's card can have the pointer too.
        if (closest(target, '[data-citation-card]') === undefined) setPointed(citationAt(target));
      },
      onPointerLeave,
      onFocus: ({ target }) => setFocused(citationAt(target)),
      onBlur,
    },
  };
}

const citationAt = (target: EventTarget): HTMLElement | undefined =>
  closest(target, '[data-citation]');

function closest(target: EventTarget, selector: string): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>(selector) ?? undefined)
    : undefined;
}
