import { useState } from 'react';
import { useStore } from 'zustand';
import { useBrainstem } from '../../../provider/index.ts';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';
import { createOperation, type OperationController, type OperationState } from '../core/index.ts';

/** Creates an operation that ends with the component, and returns its state with it. */
export function useOperation<T>(): [OperationState<T>, OperationController<T>] {
  const { environment } = useBrainstem();
  const [operation] = useState(() => createOperation<T>(environment));
  useBrowserLayoutEffect(() => operation.mount(), [operation]);
  return [useStore(operation.store), operation];
}
