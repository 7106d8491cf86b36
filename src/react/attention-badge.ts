export { AttentionBadge, useAttention } from '../widgets/attention-badge/index.ts';
export type {
  Attention,
  AttentionBadgeProps,
  AttentionOptions,
} from '../widgets/attention-badge/index.ts';
