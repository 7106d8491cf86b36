export { SqlConnectionForm } from './SqlConnectionForm.tsx';
export type { SqlConnectionFormProps } from './declaration.ts';
export type { TunnelDeclaration } from './discovery/discoveryDeclaration.ts';
export type { SqlDiscoveryOptions } from './discovery/discoveryOptions.ts';
export * from '../forms/index.ts';
