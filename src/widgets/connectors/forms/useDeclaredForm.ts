import { useCallback, useEffect } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { fieldsOf, type CredentialDeclaration, type FormValues } from './declaration.ts';
import type { FormKit } from './FormKitContext.ts';
import { changeSecret, isSecret } from './secretModel.ts';
import { useFormWords } from './useFormWords.ts';
import { validate, type FieldErrors } from './validate.ts';

/**
 * A form of declared fields, held against the contract's schema, whose secrets are forgotten when it
 * goes and when the page does.
 *
 * @param isMetadataOnly - Whether the credentials are kept, so that they are not looked at.
 * @returns The form, and what forgets its secrets at once.
 */
export function useDeclaredForm(
  declaration: CredentialDeclaration,
  initial: FormValues,
  isMetadataOnly: (values: FormValues) => boolean,
): { form: UseFormReturn<FormValues>; wipe: () => void } {
  const words = useFormWords();
  const resolver: Resolver<FormValues> = (values) => {
    const errors = validate(declaration, values, words, isMetadataOnly(values));
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: asFormErrors(errors) };
  };
  const form = useForm<FormValues>({ defaultValues: initial, resolver, shouldFocusError: false });
  return { form, wipe: useWipe(form) };
}

/** All that a form holds now; the component is drawn anew with every change. */
export function useFormValues({ control }: UseFormReturn<FormValues>): FormValues {
  return useWatch({ control, compute: (values) => values });
}

/** Forgets what was typed into secrets: when asked to, when the form goes, and when the page does. */
function useWipe(form: UseFormReturn<FormValues>): () => void {
  const { getValues, setValue } = form;
  const wipe = useCallback(() => {
    for (const [name, value] of Object.entries(getValues())) {
      if (isSecret(value)) setValue(name, changeSecret(value, { type: 'wipe' }));
      // Credentials may stand in an address that was not taken apart yet.
      else if (typeof value === 'string' && /:\/\/.*@/s.test(value)) setValue(name, '');
    }
  }, [getValues, setValue]);
  useEffect(() => {
    window.addEventListener('pagehide', wipe);
    return () => {
      window.removeEventListener('pagehide', wipe);
      wipe();
    };
  }, [wipe]);
  return wipe;
}

function asFormErrors(errors: FieldErrors) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'validate', message }]),
  );
}

/** The names of the fields in which something is wrong, in their order, with the words for it. */
export function errorList({ form, declaration }: FormKit): readonly (readonly [string, string])[] {
  return fieldsOf(declaration).flatMap(({ name }) => {
    const message = errorOf(form, name);
    return message === undefined ? [] : [[name, message] as const];
  });
}

/** What is wrong with one field. */
export function errorOf(form: UseFormReturn<FormValues>, name: string): string | undefined {
  const message: unknown = form.formState.errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}
