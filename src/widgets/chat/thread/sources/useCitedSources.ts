import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react';
import { useOpenReference } from '../../../../provider/index.ts';
import { useLatest } from '../../../../ui/index.ts';
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
  /** Opens a source by its number, in place of its page. Undefined where the page is all there is. */
  openSource: ((number: number) => void) | undefined;
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
  const shown = isSame ? sources : found;
  const latest = useLatest(shown);
  const open = useOpenReference();
  const openSource = useMemo(() => {
    if (open({ kind: 'source' }) === undefined) return undefined;
    return (number: number): void => {
      const source = latest.current[number - 1];
      if (source === undefined) return;
      const { id, url, title } = source;
      setPointed(undefined);
      open({ kind: 'source', id, url, title, raw: source })?.();
    };
  }, [open, latest]);
  const onPointerLeave = (): void => setPointed(undefined);
  const onBlur = (): void => setFocused(undefined);
  return {
    sources: shown,
    citation,
    active: citation && Number(citation.dataset['citation']),
    leave: () => {
      onPointerLeave();
      onBlur();
    },
    openSource,
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
