export * from '../widgets/task-list/index.ts';
