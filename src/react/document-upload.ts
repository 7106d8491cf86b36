export * from '../widgets/connectors/upload/index.ts';
