export * from '../widgets/chat/index.ts';
