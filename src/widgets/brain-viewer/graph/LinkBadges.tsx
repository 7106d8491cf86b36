import { ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import type { BrainWords } from '../../../words/index.ts';
import { badgeText } from './badgeText.ts';
import type { Emphasis } from './emphasis.ts';
import { placeBadges, type Area } from './placeBadges.ts';
import { middleOf, type Scene } from './scene.ts';
import styles from './LinkBadges.module.css';

/** Props of {@link LinkBadges}. */
export interface LinkBadgesProps {
  scene: Scene;
  emphasis: Emphasis;
  area: Area;
  words: BrainWords;
  language: string;
  onOpen: (id: string) => void;
}

/** What each line holds, where there is room for it. A press fans the line. */
export const LinkBadges = memo(function LinkBadges({
  scene,
  emphasis,
  area,
  words,
  language,
  onOpen,
}: LinkBadgesProps) {
  const lines = useMemo(() => placeBadges(scene, emphasis, area), [scene, emphasis, area]);
  return (
    <ViewportPortal>
      {lines.map((line) => {
        const { x, y } = middleOf(line);
        const { link } = line;
        return (
          <button
            key={link.id}
            type="button"
            tabIndex={-1}
            className={`${styles.badge} nodrag nopan`}
            data-part="badge"
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
            title={words.fanLink(link.source, link.target)}
            onClick={() => onOpen(link.id)}
          >
            {badgeText(link, words, language)}
          </button>
        );
      })}
    </ViewportPortal>
  );
});
