export * from '../widgets/connectors/mail/index.ts';
