export * from '../widgets/connectors/index.ts';
