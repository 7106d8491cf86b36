export { RestConnector } from './RestConnector.tsx';
export type { RestConnectorProps } from './declaration.ts';
export type { RestAuthType } from './restDeclaration.ts';
export * from '../forms/index.ts';
