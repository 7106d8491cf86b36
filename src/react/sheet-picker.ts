export * from '../widgets/connectors/sheets/index.ts';
