// Written by `npm run words`.
export * from './english/brain.ts';
export * from './english/chat.ts';
export * from './english/chatStart.ts';
export * from './english/connectorFields.ts';
export * from './english/connectorForms.ts';
export * from './english/connectorMessaging.ts';
export * from './english/connectorPickers.ts';
export * from './english/connectors.ts';
export * from './english/documents.ts';
export * from './english/evidence.ts';
export * from './english/findings.ts';
export * from './english/general.ts';
export * from './english/onboarding.ts';
export * from './english/ontologies.ts';
export * from './english/ontologyPicker.ts';
export * from './english/questions.ts';
export * from './english/tasks.ts';
