export * from '../widgets/platform-form/index.ts';
