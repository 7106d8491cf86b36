import { useEffect, useRef, type RefObject } from 'react';
import { useOperation, type OperationState } from '../../../provider/index.ts';
import type { FormReading } from './body/readForm.ts';
import { hidingSecrets } from './failure/serverErrors.ts';
import { useFormKit } from './FormKitContext.ts';
import { secretsIn } from './secrets/secretsIn.ts';
import type { DeclaredForm } from './useDeclaredForm.ts';

/** The secrets of a form's input, to redact from messages. */
interface WithSecrets {
  readonly secrets: readonly string[];
}

export interface FormOperationOptions<Input extends WithSecrets, T> {
  form: DeclaredForm;
  /** Validates and reads the form. Returns undefined if it is invalid. */
  read: () => Input | undefined;
  /** In milliseconds. */
  timeout: number;
  /** Sends the input. Its secrets are redacted from the errors, not from the result. */
  send: (input: Input, signal: AbortSignal) => Promise<T>;
}

export interface FormOperation<T> {
  state: OperationState<T>;
  run: () => void;
  /** Runs it again, and focuses the button that starts it. */
  retry: () => void;
  cancel: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Runs an operation on a form's values. Any edit aborts it and hides its result. */
export function useFormOperation<Input extends WithSecrets, T>({
  form,
  read,
  timeout,
  send,
}: FormOperationOptions<Input, T>): FormOperation<T> {
  const [state, { actions }] = useOperation<T>();
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: actions.reset }),
    [form, actions],
  );
  const button = useRef<HTMLButtonElement>(null);
  const run = (): void => {
    const input = read();
    if (input === undefined) return;
    actions.run((signal) => hidingSecrets(input.secrets, send(input, signal)), {
      timeoutMs: timeout,
    });
  };
  const retry = (): void => {
    button.current?.focus();
    run();
  };
  return { state, run, retry, cancel: actions.reset, button };
}

export interface FormTestOptions<T> {
  /** The fields to validate first. */
  fields: readonly string[];
  /** In milliseconds. @default 15000 */
  timeout: number | undefined;
  send: FormOperationOptions<FormReading & WithSecrets, T>['send'];
}

/** Tests the values of the surrounding form on request. */
export function useFormTest<T>({
  fields,
  timeout = 15_000,
  send,
}: FormTestOptions<T>): FormOperation<T> {
  const { form, check, declaration } = useFormKit();
  const read = () => {
    const reading = check(fields);
    return reading && { ...reading, secrets: secretsIn(declaration, form.getValues()) };
  };
  return useFormOperation({ form, read, timeout, send });
}
