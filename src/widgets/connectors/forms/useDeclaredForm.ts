import { useEffect } from 'react';
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
import { useBrainstem } from '../../../provider/index.ts';
import { useLatest } from '../../../ui/index.ts';
import {
  fieldsOf,
  type CredentialDeclaration,
  type CredentialMode,
  type FormValues,
} from './declaration.ts';
import { readPath } from './body/path.ts';
import { readForm, type FieldErrors, type FormReading } from './body/readForm.ts';
import { changeSecret, isSecret } from './secrets/secretModel.ts';
import { useFormWords } from './useFormWords.ts';

/** A form of declared fields. Submitted values have been read and checked. */
export type DeclaredForm = UseFormReturn<FormValues, unknown, FormReading>;

export interface DeclaredFormOptions {
  declaration: CredentialDeclaration;
  initial: FormValues;
  /** Returns the handling of credentials for these values. @default 'new' */
  modeOf?: (values: FormValues) => CredentialMode;
}

export interface UseDeclaredForm {
  form: DeclaredForm;
  /**
   * Reads the form as it is now, shows the errors of some fields and moves the focus to the first
   * of them.
   *
   * @returns Undefined where one of these fields has an error.
   */
  check: (names: readonly string[]) => FormReading | undefined;
  /** Forgets the secrets. */
  wipe: () => void;
}

/** A form of declared fields, whose secrets are forgotten when it unmounts and when the page goes. */
export function useDeclaredForm({
  declaration,
  initial,
  modeOf = () => 'new',
}: DeclaredFormOptions): UseDeclaredForm {
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
  const form = useForm({ defaultValues: initial, resolver, shouldFocusError: false });
  const check = (names: readonly string[]): FormReading | undefined => {
    const read = reading(form.getValues());
    form.clearErrors([...names]);
    const failed = names.filter((name) => read.errors[name] !== undefined);
    for (const name of failed) form.setError(name, { message: read.errors[name] });
    if (failed[0] === undefined) return read;
    form.setFocus(failed[0]);
    return undefined;
  };
  return { form, check, wipe: useWipe(form, declaration) };
}

/** Returns the current values of a form. The component renders again with every change. */
export function useFormValues({ control }: DeclaredForm): FormValues {
  return useWatch({ control, compute: (values) => values });
}

/** Forgets what was typed into secrets: when called, on unmount, and when the page goes. */
function useWipe(form: DeclaredForm, declaration: CredentialDeclaration): () => void {
  const latest = useLatest(() => forgetSecrets(form, declaration));
  const { visibility } = useBrainstem().environment;
  useEffect(() => {
    const stop = visibility.onLeave(() => latest.current());
    return () => {
      stop();
      // The form of the last render, whichever it is by then.
      // oxlint-disable-next-line react/exhaustive-deps
      latest.current();
    };
  }, [visibility, latest]);
  return () => forgetSecrets(form, declaration);
}

function forgetSecrets(
  { getValues, setValue }: DeclaredForm,
  declaration: CredentialDeclaration,
): void {
  for (const { name } of fieldsOf(declaration)) {
    const value = readPath(getValues(), name);
    if (isSecret(value)) setValue(name, changeSecret(value, { type: 'wipe' }));
    // There may be credentials in an address that wasn't taken apart yet.
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

/** The fields that have an error, in their order, with the error. */
export function errorList(
  form: DeclaredForm,
  declaration: CredentialDeclaration,
): readonly (readonly [name: string, label: string, message: string])[] {
  return fieldsOf(declaration).flatMap(({ name, label }) => {
    const message = errorOf(form, name);
    return message === undefined ? [] : [[name, label, message] as const];
  });
}

/** The error of one field. */
export function errorOf({ formState }: DeclaredForm, name: string): string | undefined {
  const message: unknown = get(formState.errors, `${name}.message`);
  return typeof message === 'string' ? message : undefined;
}
