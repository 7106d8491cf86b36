import { useEffect } from 'react';
import {
  useOperation,
  type OperationActions,
  type OperationState,
} from '../../../provider/index.ts';
import type { DeclaredForm } from './useDeclaredForm.ts';

/** Runs an operation on a form's values. Any edit aborts it and hides its result. */
export function useFormOperation<T>(
  form: DeclaredForm,
): [OperationState<T>, Readonly<OperationActions<T>>] {
  const [state, { actions }] = useOperation<T>();
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: actions.reset }),
    [form, actions],
  );
  return [state, actions];
}
