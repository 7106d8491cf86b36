import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './declaration.ts';
import { createTimedTask, idle, type TaskState, type TimedTask } from './createTimedTask.ts';

/**
 * Something that is tried with the values of a form. Any edit gives it up and hides what came of it,
 * since it belongs to the values that were tried; so does leaving the form.
 *
 * @param timeout - Milliseconds after which it is given up.
 */
export function useTimedTask<T>(
  form: UseFormReturn<FormValues>,
  timeout: number | undefined,
): [TaskState<T>, TimedTask<T>] {
  const [state, setState] = useState<TaskState<T>>(idle);
  const made = useRef<TimedTask<T>>(undefined);
  const [task] = useState<TimedTask<T>>(() => ({
    run: (act) => made.current?.run(act),
    reset: () => made.current?.reset(),
  }));
  useEffect(() => {
    const current = createTimedTask<T>({
      onChange: setState,
      ...(timeout === undefined ? {} : { timeout }),
    });
    made.current = current;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => current.reset(),
    });
    return () => {
      unsubscribe();
      current.reset();
    };
  }, [form, timeout]);
  return [state, task];
}
