import { useState } from 'react';
import { useStore } from 'zustand';
import { useBrainstem } from '../../../provider/index.ts';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';
import { createTask, type TaskController, type TaskState } from '../core/index.ts';

/** Creates a task that ends with the component, and returns its state with it. */
export function useTask<T>(): [TaskState<T>, TaskController<T>] {
  const { environment } = useBrainstem();
  const [task] = useState(() => createTask<T>(environment));
  useBrowserLayoutEffect(() => task.mount(), [task]);
  return [useStore(task.store), task];
}
