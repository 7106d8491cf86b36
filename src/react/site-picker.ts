export * from '../widgets/connectors/sites/index.ts';
