export * from '../widgets/connectors/pairing/index.ts';
