import { useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserLayoutEffect } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import {
  createOperation,
  type OperationController,
  type OperationState,
} from './createOperation.ts';

/** Creates an operation that ends with the component, and returns it with its state. */
export function useOperation<T>(): [OperationState<T>, OperationController<T>] {
  const { environment } = useBrainstem();
  const [operation] = useState(() => createOperation<T>(environment));
  useBrowserLayoutEffect(() => operation.mount(), [operation]);
  return [useStore(operation.store), operation];
}
