'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { isPlatformError } from '../../../client/errors/index.ts';
import { connectSessionBody } from '../../../contract/index.ts';
import { useCredentialConnection } from '../../../query/index.ts';
import { fieldsOf, type CredentialDeclaration, type FormValues } from './declaration.ts';
import { bodyOf, initialValues, metadataOf, type Body } from './formBody.ts';
import type { FormKit } from './FormKitContext.ts';
import { changeSecret, isSecret } from './secretModel.ts';
import { serverErrors, withoutSecrets } from './serverErrors.ts';
import { useFormWords } from './useFormWords.ts';
import { validate, type FieldErrors } from './validate.ts';

/** What a saved form tells its host. It carries ids and no more. */
export interface SavedConnection {
  /** The connection as it is now. */
  connectionId: string;
  providerConfigKey: string;
  /**
   * The connection that was edited, where new credentials made another one. It is still there until
   * it is disconnected.
   */
  replacedConnectionId?: string;
}

/** Options of {@link useCredentialForm}. */
export interface CredentialFormOptions {
  declaration: CredentialDeclaration;
  /** The connection that is edited. @default a new one */
  connectionId?: string | undefined;
  /** The metadata of the connection that is edited. */
  stored?: Body | undefined;
  onSaved: (saved: SavedConnection) => void;
}

/** A credential form as it is drawn. */
export interface CredentialForm extends FormKit {
  isSaving: boolean;
  /** Why it could not be saved, where that is no single field's fault. */
  error: unknown;
  /** The scope that is missing to save it. */
  missingScope: string | undefined;
  /** Checks and saves. */
  submit: () => void;
  /** Gives up what runs, and forgets the secrets and all that was typed. */
  reset: () => void;
}

/** The state of a credential form: its values, their checks, and what saving them came to. */
export function useCredentialForm({
  declaration,
  connectionId,
  stored,
  onSaved,
}: CredentialFormOptions): CredentialForm {
  const words = useFormWords();
  const connection = useCredentialConnection();
  const [initial] = useState(() => initialValues(declaration, stored));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  const isEditing = connectionId !== undefined;

  const resolver: Resolver<FormValues> = (values) => {
    const errors = validate(declaration, values, words, !sends(values, isEditing));
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: asFormErrors(errors) };
  };
  const form = useForm<FormValues>({ defaultValues: initial, resolver, shouldFocusError: false });
  const wipe = useWipe(form);
  const sendsCredentials = sends(useFormValues(form), isEditing);

  const save = async (values: FormValues): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setSaving(true);
    setError(undefined);
    try {
      const saved = await send(values, controller.signal);
      if (controller.signal.aborted) return;
      wipe();
      onSaved(saved);
    } catch (caught) {
      if (controller.signal.aborted) return;
      const errors = serverErrors(caught, declaration, words);
      for (const [name, message] of Object.entries(errors)) {
        form.setError(name, { type: 'server', message });
      }
      if (Object.keys(errors).length === 0) setError(withoutSecrets(caught, values));
    } finally {
      if (running.current === controller) setSaving(false);
    }
  };

  const send = async (values: FormValues, signal: AbortSignal): Promise<SavedConnection> => {
    const { providerConfigKey } = declaration;
    if (connectionId !== undefined && !sends(values, isEditing)) {
      const metadata = metadataOf(declaration, values, stored ?? {});
      await connection.saveMetadata({ connectionId, providerConfigKey }, metadata, signal);
      return { connectionId, providerConfigKey };
    }
    const body = v.parse(connectSessionBody, bodyOf(declaration, values));
    const made = await connection.connect({ ...body, providerConfigKey }, signal);
    return {
      ...made,
      providerConfigKey,
      ...(connectionId === undefined ? {} : { replacedConnectionId: connectionId }),
    };
  };

  useEffect(() => () => running.current?.abort(), []);
  return {
    form,
    declaration,
    isEditing,
    sendsCredentials,
    isSaving,
    error,
    missingScope: isPlatformError(error) ? error.missingScope : undefined,
    submit: () => void form.handleSubmit(save)(),
    reset: () => {
      running.current?.abort();
      setSaving(false);
      setError(undefined);
      form.reset(initial);
    },
  };
}

/** All that a form holds now; the component is drawn anew with every change. */
export function useFormValues({ control }: UseFormReturn<FormValues>): FormValues {
  return useWatch({ control, compute: (values) => values });
}

/** Whether credentials go with these values: always for a new connection, else if any was touched. */
function sends(values: FormValues, isEditing: boolean): boolean {
  return (
    !isEditing || Object.values(values).some((value) => isSecret(value) && value.kind !== 'kept')
  );
}

/** Forgets what was typed into secrets: when asked to, when the form goes, and when the page does. */
function useWipe(form: UseFormReturn<FormValues>): () => void {
  const { getValues, setValue } = form;
  const wipe = useCallback(() => {
    for (const [name, value] of Object.entries(getValues())) {
      if (isSecret(value)) setValue(name, changeSecret(value, { type: 'wipe' }));
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
