import { Badge, useSurfaceProps } from '../ui/index.ts';
import { useAttention, type AttentionOptions } from './useAttention.ts';
import { useFormat, useGeneralWords } from './useWords.ts';

/** Props of {@link AttentionBadge}: what is counted, as in {@link AttentionOptions}. */
export interface AttentionBadgeProps extends AttentionOptions {}

/** How much waits for the person, for a page's navigation; nothing where nothing is known to wait. */
export function AttentionBadge(props: AttentionBadgeProps) {
  const { total } = useAttention(props);
  const { number } = useFormat();
  const words = useGeneralWords();
  const surface = useSurfaceProps();
  if (total === 0) return null;
  const name = words.needAttention(total);
  return (
    <span {...surface} role="img" aria-label={name} title={name} style={inline}>
      <Badge tone="accent">{number(total)}</Badge>
    </span>
  );
}

const inline = { display: 'inline-block', background: 'none' } as const;
