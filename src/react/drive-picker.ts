export * from '../widgets/connectors/drive/index.ts';
