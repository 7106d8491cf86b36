import {
  get,
  set,
  useForm,
  useWatch,
  type FieldErrors as FormErrors,
  type Resolver,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form';
import {
  fieldsOf,
  type CredentialDeclaration,
  type CredentialMode,
  type FormValues,
} from './declaration.ts';
import { readPath } from './body/path.ts';
import { readForm, type FieldErrors, type FormReading } from './body/readForm.ts';
import { changeSecret, isSecret } from './secrets/secretModel.ts';
import { useForget } from './secrets/useForget.ts';
import { useFormWords } from './useFormWords.ts';

/** A form of declared fields. Submitted values are parsed and validated. */
export type DeclaredForm = UseFormReturn<FormValues, unknown, FormReading>;

/**
 * Creates a form of declared fields. Its secrets are discarded on unmount and `pagehide`.
 *
 * @param modeOf - Returns the credential mode for these values.
 */
export function useDeclaredForm(
  declaration: CredentialDeclaration,
  initial: FormValues,
  modeOf: (values: FormValues) => CredentialMode = () => 'new',
) {
  const words = useFormWords();
  const reading = (values: FormValues): FormReading =>
    readForm(declaration, values, words, modeOf(values));
  const resolver: Resolver<FormValues, unknown, FormReading> = (
    values,
  ): ResolverResult<FormValues, FormReading> => {
    const read = reading(values);
    const hasErrors = Object.keys(read.errors).length > 0;
    return hasErrors
      ? { values: {}, errors: asFormErrors(read.errors) }
      : { values: read, errors: {} };
  };
  const form: DeclaredForm = useForm({ defaultValues: initial, resolver, shouldFocusError: false });
  /**
   * Validates the form, shows the errors of the given fields and focuses the first invalid one.
   *
   * @returns Undefined if one of these fields is invalid.
   */
  const check = (names: readonly string[]): FormReading | undefined => {
    const read = reading(form.getValues());
    form.clearErrors([...names]);
    const failed = names.filter((name) => read.errors[name] !== undefined);
    for (const name of failed) form.setError(name, { message: read.errors[name] });
    if (failed[0] === undefined) return read;
    form.setFocus(failed[0]);
    return undefined;
  };
  const wipe = (): void => forgetSecrets(form, declaration);
  useForget(wipe);
  return { form, check, wipe };
}

/** Returns a form's current values and re-renders on every change. */
export function useFormValues({ control }: DeclaredForm): FormValues {
  return useWatch({ control, compute: (values) => values });
}

function forgetSecrets(
  { getValues, setValue }: DeclaredForm,
  declaration: CredentialDeclaration,
): void {
  for (const { name } of fieldsOf(declaration)) {
    const value = readPath(getValues(), name);
    if (isSecret(value)) setValue(name, changeSecret(value, { type: 'wipe' }));
    // An address that wasn't parsed yet may contain credentials.
    else if (typeof value === 'string' && /:\/\/.*@/s.test(value)) setValue(name, '');
  }
}

function asFormErrors(errors: FieldErrors): FormErrors {
  const nested: FormErrors = {};
  for (const [name, message] of Object.entries(errors)) {
    set(nested, name, { type: 'validate', message });
  }
  return nested;
}

export function errorOf({ formState }: DeclaredForm, name: string): string | undefined {
  const message: unknown = get(formState.errors, `${name}.message`);
  return typeof message === 'string' ? message : undefined;
}
