export * from '../widgets/connectors/sql/index.ts';
