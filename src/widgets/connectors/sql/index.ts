export { SqlConnectionForm } from './SqlConnectionForm.tsx';
export type { SqlConnectionFormProps } from './declaration.ts';
export type { SqlDiscoveryOptions, TunnelDeclaration } from './discovery/discoveryDeclaration.ts';
export * from '../forms/index.ts';
