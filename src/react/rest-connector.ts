export * from '../widgets/connectors/rest/index.ts';
