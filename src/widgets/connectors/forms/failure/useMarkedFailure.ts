import { useEffect } from 'react';
import { failureKind, failureTips, type FailureKind } from './failureTips.ts';
import type { DeclaredForm } from '../useDeclaredForm.ts';
import { useFormWords } from '../useFormWords.ts';

/**
 * Marks the field that a failed test points at, with what to do about it. An edit forgets the
 * failure, and its mark with it.
 *
 * @param message - What the database said; undefined where no test has failed.
 * @param fields - The field for each kind of failure.
 * @returns Whether a field is marked.
 */
export function useMarkedFailure(
  { setError, clearErrors }: DeclaredForm,
  message: string | undefined,
  fields: Readonly<Partial<Record<FailureKind, string>>>,
): boolean {
  const words = useFormWords();
  const kind = message === undefined ? undefined : failureKind(message);
  const name = kind === undefined ? undefined : fields[kind];
  const [fix] = kind === undefined ? [] : failureTips(kind, words);
  useEffect(() => {
    if (name === undefined) return;
    setError(name, { type: 'test', message: fix });
    return () => clearErrors(name);
  }, [name, fix, setError, clearErrors]);
  return name !== undefined;
}
