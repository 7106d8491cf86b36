import { useEffect, useRef, useState } from 'react';
import { hostOf, useBrowserLayoutEffect, useLatest, texts } from '../../../../ui/index.ts';
import type { ThreadSource } from '../../core/index.ts';
import styles from './CitationCard.module.css';

export interface CitationCardProps {
  /** The hovered or focused citation. */
  citation: HTMLElement;
  source: ThreadSource;
  /** Hides the card. */
  onClose: () => void;
}

/**
 * Shows a citation's source beside it while it is hovered or focused. Screen readers get the same
 * text from the citation's accessible name.
 */
export function CitationCard({ citation, source: { url, title }, onClose }: CitationCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ top: number; left: number }>();
  const host = hostOf(url) ?? url;
  useBrowserLayoutEffect(() => {
    if (card.current !== null) setPlace(placeBeside(citation, card.current));
  }, [citation]);
  const close = useLatest(onClose);
  useEffect(() => {
    const page = citation.ownerDocument;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close.current();
    };
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [citation, close]);
  return (
    <div ref={card} className={styles.card} style={place} data-citation-card="" aria-hidden="true">
      <span className={styles.title} dir="auto">
        {title ?? host}
      </span>
      {title !== undefined && <bdi className={texts.muted}>{host}</bdi>}
    </div>
  );
}

/** Returns a position below the citation, or else above, in pixels relative to the parts. */
function placeBeside(citation: HTMLElement, card: HTMLElement): { top: number; left: number } {
  const around = (card.offsetParent ?? card).getBoundingClientRect();
  const { top, bottom, left } = citation.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const fits = bottom + height <= around.bottom;
  return {
    top: (fits ? bottom : top - height) - around.top,
    left: Math.max(0, Math.min(left - around.left, around.width - width)),
  };
}
