import { useEffect } from 'react';
import { useFormat, useGeneralWords, withSession, type WidgetProps } from '../../provider/index.ts';
import { Surface } from '../../ui/index.ts';
import styles from './AttentionBadge.module.css';
import { useAttention, type Attention, type AttentionOptions } from './useAttention.ts';

/** Props of {@link AttentionBadge}: what is counted, as in {@link AttentionOptions}. */
export interface AttentionBadgeProps extends AttentionOptions, WidgetProps {
  /** Called with the counts as they become known, and each time that one of them is another. */
  onCountChange?: (attention: Attention) => void;
}

/** The largest figure; the name says what is beyond it. */
const most = 99;

/**
 * Shows how much waits for the person, for a page's navigation: a figure within a line of text. It
 * is hidden if nothing is known to wait, and ignores counts that can't be read.
 *
 * Parts, for styling: `[data-part]` of `attention` and `badge`.
 *
 * Routes: those of `useAttention`.
 */
export const AttentionBadge = withSession(AttentionBadgeView, {
  name: 'attentionBadge',
  events: { onCountChange: [] },
});

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
          {number(Math.min(total, most))}
          {(isPartial || total > most) && '+'}
        </span>
      )}
    </Surface>
  );
}
