export * from '../widgets/findings-review/index.ts';
