export * from './brain.ts';
export * from './chat.ts';
export * from './connectors.ts';
export * from './findings.ts';
export * from './ontologies.ts';
