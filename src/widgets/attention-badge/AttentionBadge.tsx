import { useEffect } from 'react';
import { useFormat, useGeneralWords, withSession } from '../../provider/index.ts';
import { Surface } from '../../ui/index.ts';
import styles from './AttentionBadge.module.css';
import { useAttention } from './useAttention.ts';
import { attentionBadge, type AttentionBadgeProps } from './declaration.ts';

/** The maximum displayed count; the accessible name has the exact one. */
const maxShown = 99;

/**
 * Shows the number of items that need the user's attention, inline in a page's navigation. Hidden
 * if none is known; unreadable counts are ignored.
 *
 * Parts, for styling: `[data-part]` of `attention` and `badge`.
 *
 * Routes: those of `useAttention`.
 */
export const AttentionBadge = withSession(AttentionBadgeView, attentionBadge);

function AttentionBadgeView({ onCountChange, ...options }: AttentionBadgeProps) {
  const attention = useAttention(options);
  const { findings, conversations, connections, tasks, total, isPartial } = attention;
  const { number } = useFormat();
  const words = useGeneralWords();
  const isKnown = [findings, conversations, connections, tasks].some(
    (count) => count !== undefined,
  );
  useEffect(() => {
    if (isKnown) onCountChange?.({ findings, conversations, connections, tasks, total, isPartial });
  }, [isKnown, findings, conversations, connections, tasks, total, isPartial, onCountChange]);
  const name = (isPartial ? words.needAttentionAtLeast : words.needAttention)(total);
  return (
    <Surface
      as="span"
      className={styles.root}
      data-part="attention"
      {...(total === 0 ? { hidden: true } : { role: 'img', 'aria-label': name, title: name })}
    >
      {total > 0 && (
        <span key={total} className={styles.count} data-part="badge">
          {`${number(Math.min(total, maxShown))}${isPartial || total > maxShown ? '+' : ''}`}
        </span>
      )}
    </Surface>
  );
}
