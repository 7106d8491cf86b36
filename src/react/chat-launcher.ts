export * from '../widgets/chat/launcher/index.ts';
