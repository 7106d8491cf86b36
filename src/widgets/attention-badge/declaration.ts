import { declareWidget } from '../../controller/index.ts';
import type { WidgetProps } from '../../provider/index.ts';
import type { Attention, AttentionOptions } from './useAttention.ts';

/** Props of {@link AttentionBadge}: what is counted, as in {@link AttentionOptions}. */
export interface AttentionBadgeProps extends AttentionOptions, WidgetProps {
  /** Called when a count first loads and whenever it changes. */
  onCountChange?: (attention: Attention) => void;
}

/** The declaration of {@link AttentionBadge}. */
export const attentionBadge = declareWidget<AttentionBadgeProps>()('attentionBadge', {
  events: { onCountChange: [] },
  properties: {
    findings: 'boolean',
    conversations: 'boolean',
    connections: 'boolean',
    tasks: 'boolean',
  },
});
