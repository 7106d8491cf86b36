export * from '../widgets/attention-badge/index.ts';
