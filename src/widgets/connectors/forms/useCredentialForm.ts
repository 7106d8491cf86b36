import { useEffect, useRef, useState } from 'react';
import {
  BrainstemError,
  isDecodeError,
  isMetadataConflictError,
} from '../../../client/errors/index.ts';
import {
  useControllerEvent,
  useOperation,
  usePlatformActions,
  type ConnectorRule,
} from '../../../provider/index.ts';
import { createCredentialTransport } from '../../../query/index.ts';
import {
  fieldsOf,
  type CredentialDeclaration,
  type CredentialMode,
  type FormValues,
} from './declaration.ts';
import { hasTyped, initialValues, metadataOf } from './body/formBody.ts';
import { readPath, type JsonObject } from './body/path.ts';
import type { FormReading } from './body/readForm.ts';
import { keepsSecrets, secretsIn } from './secrets/secretsIn.ts';
import { isMissingFieldsError, hidingSecrets, serverErrors } from './failure/serverErrors.ts';
import { useDeclaredForm, useFormValues, type DeclaredForm } from './useDeclaredForm.ts';
import { useFormWords } from './useFormWords.ts';

/** The ids that a saved form passes to its host. */
export interface SavedConnection {
  /** The current connection's id. */
  connectionId: string;
  providerConfigKey: string;
  /**
   * The edited connection, if new credentials created another one. It exists until it is
   * disconnected.
   */
  replacedConnectionId?: string;
}

export interface FormTarget {
  /** The connection to edit. @default a new one */
  connectionId?: string;
  stored?: JsonObject;
  onSaved: (saved: SavedConnection) => void;
  /** Called with the typed values before `onSaved`. @default the secrets are discarded */
  onTyped?: ((saved: SavedConnection, values: FormValues) => void) | undefined;
}

/**
 * Manages a credential form: its values, their errors, and saving. The rule of the host's backend
 * may arrive later, with the token.
 */
export function useCredentialForm(
  declaration: CredentialDeclaration,
  { connectionId, stored, onSaved, onTyped }: FormTarget,
  { defaults, locked }: ConnectorRule,
) {
  const words = useFormWords();
  const connection = usePlatformActions(createCredentialTransport);
  const [initial, setInitial] = useState(() => initialValues(declaration, stored));
  const seen = useRef(stored);
  const isEditing = connectionId !== undefined;
  const modeOf = (values: FormValues): CredentialMode => {
    if (!isEditing) return 'new';
    return keepsSecrets(declaration, values) ? 'keep' : 'replace';
  };
  const { form, check, wipe } = useDeclaredForm(declaration, initial, modeOf);
  const values = useFormValues(form);
  const mode = modeOf(values);
  useProposedName(form, mode, stored);
  useEffect(() => {
    if (isEditing || defaults === undefined) return;
    const next = initialValues(declaration);
    for (const field of fieldsOf(declaration).filter(({ name }) => name in defaults)) {
      // Keeps input from before the token arrived, except in locked fields.
      const isTyped = hasTyped([field], form.getValues(), initial);
      const isLocked = locked?.includes(field.name) === true;
      if (isLocked || !isTyped) form.setValue(field.name, readPath(next, field.name));
    }
    setInitial(next);
    // Only when the rules change: the form's values change on each keystroke.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [defaults, locked]);

  const [saving, save] = useOperation<SavedConnection>();
  useControllerEvent(save, 'done', (saved) => {
    onTyped?.(saved, form.getValues());
    wipe();
    onSaved(saved);
  });
  useControllerEvent(save, 'failed', (error) => {
    if (isMetadataConflictError(error)) seen.current = { ...error.currentMetadata() };
    for (const [name, message] of Object.entries(serverErrors(error, declaration, words))) {
      form.setError(name, { type: 'server', message });
    }
  });

  const send = async (
    { built, body }: FormReading,
    signal: AbortSignal,
  ): Promise<SavedConnection> => {
    const { providerConfigKey } = declaration;
    if (connectionId !== undefined && modeOf(form.getValues()) === 'keep') {
      const change = { fields: metadataOf(declaration, built, stored ?? {}), seen: seen.current };
      await connection.saveMetadata({ connectionId, providerConfigKey }, change, signal);
      return { connectionId, providerConfigKey };
    }
    if (body === undefined) {
      throw new BrainstemError(
        'configuration',
        `the schema of the form ${JSON.stringify(declaration.title)} requires a value that no field asks for. Add a field or a constant for it.`,
      );
    }
    const { connectionId: made } = await connection.connect({ ...body, providerConfigKey }, signal);
    const replaced = connectionId === undefined ? {} : { replacedConnectionId: connectionId };
    return { connectionId: made, providerConfigKey, ...replaced };
  };

  const submit = (reading: FormReading): void => {
    const secrets = secretsIn(declaration, form.getValues());
    save.actions.run((signal) => hidingSecrets(secrets, send(reading, signal)));
  };
  const failure = saving.status === 'failed' ? saving.error : undefined;
  const marked = Object.keys(serverErrors(failure, declaration, words));
  // Field marks don't show the platform's message, except for a missing field.
  const isMarked = marked.length > 0 && (isDecodeError(failure) || isMissingFieldsError(failure));
  const error = isMarked ? undefined : failure;
  return {
    form,
    check,
    declaration,
    isEditing,
    mode,
    sendsCredentials: mode !== 'keep',
    isSaving: saving.status === 'running',
    /** True if it holds unsaved input. */
    isUnsaved: hasTyped(fieldsOf(declaration), values, initial),
    /** The last save's error, unless the marked fields already explain it. */
    error,
    /** Validates and saves. */
    submit: () => void form.handleSubmit(submit)(),
    /** Aborts running requests and discards all input, including secrets. */
    reset: () => {
      save.actions.reset();
      form.reset(initial);
    },
  };
}

export type CredentialForm = ReturnType<typeof useCredentialForm>;

const nameField = 'metadata.connectionName';

/**
 * Proposes another name while credentials are replaced, since that creates a second connection.
 * Keeps a name the user typed.
 */
function useProposedName(
  { getValues, setValue }: DeclaredForm,
  mode: CredentialMode,
  stored: JsonObject | undefined,
): void {
  const words = useFormWords();
  const name = stored?.['connectionName'];
  useEffect(() => {
    if (typeof name !== 'string' || name === '') return;
    const proposed = words.proposedName(name);
    const [from, to] = mode === 'replace' ? [name, proposed] : [proposed, name];
    if (getValues(nameField) === from) setValue(nameField, to);
  }, [mode, name, words, getValues, setValue]);
}
