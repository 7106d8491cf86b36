import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react';
import { useOpenReference } from '../../../../provider/index.ts';
import { useLatest, isElement } from '../../../../ui/index.ts';
import type { ThreadPart, ThreadSource } from '../../core/index.ts';

/** Returns the sources of a message, and tracks the hovered or focused citation. */
export function useCitedSources(parts: readonly ThreadPart[]) {
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
    /** Referentially stable while the sources are equal. */
    sources: shown,
    /** The hovered or focused citation. */
    citation,
    active: citation && Number(citation.dataset['citation']),
    /** Deactivates the citation until one is hovered or focused again. */
    leave: () => {
      onPointerLeave();
      onBlur();
    },
    /** Opens a source by number, instead of its page. Undefined if the host can't open sources. */
    openSource,
    /** Handlers for the element around the text. */
    handlers: {
      onPointerOver: ({ target }: PointerEvent) => {
        // The pointer may also be over the citation's card.
        if (closest(target, '[data-citation-card]') === undefined) setPointed(citationAt(target));
      },
      onPointerLeave,
      onFocus: ({ target }: FocusEvent) => setFocused(citationAt(target)),
      onBlur,
    },
  };
}

const citationAt = (target: EventTarget): HTMLElement | undefined =>
  closest(target, '[data-citation]');

function closest(target: EventTarget, selector: string): HTMLElement | undefined {
  return isElement(target) ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}
