export * from '../widgets/connectors/docstore/index.ts';
