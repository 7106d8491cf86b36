export * from './chat.ts';
export * from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export * from './errors.ts';
export * from './findings.ts';
export * from './identity.ts';
export * from './ids.ts';
export * from './ontologies.ts';
