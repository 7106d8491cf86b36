export * from './chat.ts';
export * from './connectors.ts';
export * from './docsOnline.ts';
export * from './findings.ts';
export * from './mailA.ts';
export * from './messagingA.ts';
export * from './ontologies.ts';
