import { ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { useBrainActions, useBrainWords } from '../../BrainContext.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import { badgeText } from './badgeText.ts';
import { placeBadges, type Area } from '../../core/scene/placeBadges.ts';
import styles from './LinkBadges.module.css';

/** The text of each line, where there is room for it. A press opens the link. */
export const LinkBadges = memo(function LinkBadges({ area }: { area: Area }) {
  const { scene, emphasis } = useDrawnGraph();
  const { openLink } = useBrainActions();
  const words = useBrainWords();
  const { number } = useFormat();
  const badges = useMemo(() => placeBadges(scene, emphasis, area), [scene, emphasis, area]);
  return (
    <ViewportPortal>
      {badges.map(({ line: { link }, x, y }) => (
        <button
          key={link.id}
          type="button"
          tabIndex={-1}
          className={`${styles.badge} nodrag nopan`}
          data-part="badge"
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
          title={words.fanLink(link.source, link.target)}
          onClick={() => openLink(link.id)}
        >
          {badgeText(link, words, number)}
        </button>
      ))}
    </ViewportPortal>
  );
});
