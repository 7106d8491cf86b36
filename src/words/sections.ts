// Written by `npm run words`.
export * from './brain.ts';
export * from './chat.ts';
export * from './chatStart.ts';
export * from './connectorFields.ts';
export * from './connectorForms.ts';
export * from './connectorMessaging.ts';
export * from './connectorPickers.ts';
export * from './connectors.ts';
export * from './documents.ts';
export * from './evidence.ts';
export * from './findings.ts';
export * from './general.ts';
export * from './onboarding.ts';
export * from './ontologies.ts';
export * from './ontologyPicker.ts';
export * from './questions.ts';
export * from './tasks.ts';
