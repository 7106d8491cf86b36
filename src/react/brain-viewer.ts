export * from '../widgets/brain-viewer/index.ts';
