import { useEffect } from 'react';
import { failureKind, failureTips, type FailureKind } from './failureTips.ts';
import type { DeclaredForm } from '../useDeclaredForm.ts';
import { useFormWords } from '../useFormWords.ts';

/**
 * Marks the field that likely caused a failed test, with a tip. Edits clear the failure and its
 * mark.
 *
 * @param message - The database's message; undefined if no test has failed.
 * @param fields - The field to mark for each kind of failure.
 * @returns True if a field is marked.
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
