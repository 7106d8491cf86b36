export * from './chat.ts';
export * from './delegation.ts';
export * from './findings.ts';
export * from './onboarding.ts';
export * from './ontologies.ts';
