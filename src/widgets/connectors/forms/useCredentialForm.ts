import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { isMetadataConflictError, isPlatformError } from '../../../client/errors/index.ts';
import { connectSessionBody } from '../../../contract/index.ts';
import { usePlatformActions } from '../../../provider/index.ts';
import { createCredentialTransport } from '../../../query/index.ts';
import type { CredentialDeclaration, FormValues } from './declaration.ts';
import { bodyOf, initialValues, metadataOf, type Body } from './formBody.ts';
import type { FormKit } from './FormKitContext.ts';
import { isSecret } from './secretModel.ts';
import { serverErrors, withoutSecrets } from './serverErrors.ts';
import { useDeclaredForm, useFormValues } from './useDeclaredForm.ts';
import { useFormWords } from './useFormWords.ts';

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
  connectionId?: string;
  /** The metadata of the connection that is edited. */
  stored?: Body;
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
  const connection = usePlatformActions(createCredentialTransport);
  const [initial] = useState(() => initialValues(declaration, stored));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const seen = useRef<Body | undefined>(stored);
  const running = useRef<AbortController>(undefined);
  const isEditing = connectionId !== undefined;

  const { form, wipe } = useDeclaredForm(
    declaration,
    initial,
    (values) => !sends(values, isEditing),
  );
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
      if (isMetadataConflictError(caught)) seen.current = { ...caught.currentMetadata() };
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
      const fields = metadataOf(declaration, values, stored ?? {});
      const change = { fields, seen: seen.current };
      await connection.saveMetadata({ connectionId, providerConfigKey }, change, signal);
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

/** Whether credentials go with these values: always for a new connection, else if any was touched. */
function sends(values: FormValues, isEditing: boolean): boolean {
  return (
    !isEditing || Object.values(values).some((value) => isSecret(value) && value.kind !== 'kept')
  );
}
