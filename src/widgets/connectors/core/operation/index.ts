export { createOperation } from './createOperation.ts';
export type {
  OperationActions,
  OperationController,
  OperationEvents,
  OperationState,
} from './createOperation.ts';
