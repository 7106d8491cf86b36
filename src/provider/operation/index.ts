export type { OperationActions, OperationController, OperationState } from './createOperation.ts';
export { useOperation } from './useOperation.ts';
