export * from '../widgets/connectors/credentials/index.ts';
