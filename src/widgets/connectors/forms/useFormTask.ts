import { useEffect } from 'react';
import type { TaskActions, TaskState } from '../core/index.ts';
import type { DeclaredForm } from './useDeclaredForm.ts';
import { useTask } from './useTask.ts';

/**
 * A task that belongs to the values of a form: any edit aborts it and hides its result.
 */
export function useFormTask<T>(form: DeclaredForm): [TaskState<T>, Readonly<TaskActions<T>>] {
  const [state, { actions }] = useTask<T>();
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: actions.reset }),
    [form, actions],
  );
  return [state, actions];
}
