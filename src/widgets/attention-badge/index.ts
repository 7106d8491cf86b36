export { AttentionBadge } from './AttentionBadge.tsx';
export type { AttentionBadgeProps } from './declaration.ts';
export * from './useAttention.ts';
