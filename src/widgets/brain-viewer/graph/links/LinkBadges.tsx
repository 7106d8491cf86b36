import { useStore, ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { useBrainActions, useBrainWords } from '../../BrainContext.ts';
import { badgeText } from '../../brainText.ts';
import { revealHidden } from '../../../../search/index.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import { badgeHeight, estimateWidth, placeBadges } from '../../core/scene/placeBadges.ts';
import { minTextSize } from '../../core/scene/viewport.ts';
import { steppedZoom } from '../useViewport.ts';
import type { Frame } from '../../core/scene/frame.ts';
import styles from './LinkBadges.module.css';

/** The font size of a badge at zoom 1, in pixels. Same as in the style sheet. */
const textSize = 12;

/** Renders the badges that fit. A press opens the link. */
export const LinkBadges = memo(function LinkBadges({ area }: { area: Frame }) {
  const { scene, emphasis } = useDrawnGraph();
  const { openLink } = useBrainActions();
  const words = useBrainWords();
  const { number } = useFormat();
  const nameOf = (end: string): string => {
    const box = scene.byLabel.get(end);
    return box === undefined ? end : revealHidden(box.label.name);
  };
  const zoom = useStore(steppedZoom);
  const badges = useMemo(() => {
    // Zoomed out, badges are enlarged to stay legible.
    const stretch = Math.max(1, minTextSize / (textSize * zoom));
    return placeBadges(scene, emphasis, area, {
      height: badgeHeight * stretch,
      widthOf: (line) => estimateWidth(line.link) * stretch,
    });
  }, [scene, emphasis, area, zoom]);
  return (
    <ViewportPortal>
      {badges.map(({ line, x, y }) => (
        <button
          key={line.link.id}
          type="button"
          tabIndex={-1}
          className={`${styles.badge} nodrag nopan`}
          data-part="badge"
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
          title={words.fanLink(nameOf(line.link.source), nameOf(line.link.target))}
          onClick={() => openLink(line.link.id)}
        >
          {badgeText(line.link, words, number)}
        </button>
      ))}
    </ViewportPortal>
  );
});
