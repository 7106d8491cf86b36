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
  const [active, setActive] = useState<number>();
  const isSame =
    found.length === sources.length && found.every((source, index) => source === sources[index]);
  if (!isSame) setSources(found);
  const pointTo = ({ target }: { target: EventTarget }): void => {
    const citation = target instanceof Element ? target.closest('[data-citation]') : null;
    const number = Number(citation?.getAttribute('data-citation') ?? 0);
    setActive(number === 0 ? undefined : number);
  };
  const pointNowhere = (): void => setActive(undefined);
  return {
    sources: isSame ? sources : found,
    active,
    handlers: {
      ...{ onPointerOver: pointTo, onPointerLeave: pointNowhere },
      ...{ onFocus: pointTo, onBlur: pointNowhere },
    },
  };
}
