import { useRef, type RefObject } from 'react';
import type { OperationState } from '../../../provider/index.ts';
import type { FormReading } from './body/readForm.ts';
import { hidingSecrets } from './failure/serverErrors.ts';
import { useFormKit } from './FormKitContext.ts';
import { secretsIn } from './secrets/secretsIn.ts';
import { useFormOperation } from './useFormOperation.ts';

export interface FormTestOptions<T> {
  /** The fields to validate first. */
  fields: readonly string[];
  /** In milliseconds. @default 15000 */
  timeout: number | undefined;
  /** Sends the values. Secrets are redacted from its errors, not from its result. */
  send: (reading: FormReading, signal: AbortSignal, secrets: readonly string[]) => Promise<T>;
}

/** A test with the form's values. */
export interface FormTest<T> {
  state: OperationState<T>;
  run: () => void;
  /** Runs it again, and focuses the button that starts it. */
  retry: () => void;
  cancel: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Tests the values of the surrounding form on request. Any edit aborts it and hides its result. */
export function useFormTest<T>({
  fields,
  timeout = 15_000,
  send,
}: FormTestOptions<T>): FormTest<T> {
  const { form, check, declaration } = useFormKit();
  const [state, operation] = useFormOperation<T>(form);
  const button = useRef<HTMLButtonElement>(null);
  const run = (): void => {
    const reading = check(fields);
    if (reading === undefined) return;
    const secrets = secretsIn(declaration, form.getValues());
    operation.run((signal) => hidingSecrets(secrets, send(reading, signal, secrets)), {
      timeoutMs: timeout,
    });
  };
  const retry = (): void => {
    button.current?.focus();
    run();
  };
  return { state, run, retry, cancel: operation.reset, button };
}
