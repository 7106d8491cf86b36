export * from './chat.ts';
export * from './findings.ts';
export * from './ontologies.ts';
