export { AttentionBadge } from './AttentionBadge.tsx';
export type { AttentionBadgeProps } from './declaration.ts';
export { useAttention } from './useAttention.ts';
export type { Attention, AttentionOptions } from './useAttention.ts';
