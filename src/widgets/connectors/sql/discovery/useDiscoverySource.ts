import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { sourceConfig } from '../../../../contract/index.ts';
import { useBrainstem } from '../../../../provider/index.ts';
import type { SqlSource } from '../../../../query/index.ts';
import { fieldsOf, type CredentialDeclaration, type FormValues } from '../../forms/declaration.ts';
import { hasTyped, initialValues } from '../../forms/body/formBody.ts';
import { readPath, writePath } from '../../forms/body/path.ts';
import { createSecret, isSecret } from '../../forms/secrets/secretModel.ts';
import { secretsIn } from '../../forms/secrets/secretsIn.ts';
import { useDeclaredForm, useFormValues, type DeclaredForm } from '../../forms/useDeclaredForm.ts';
import { passwordField } from './discoveryDeclaration.ts';
import type { SqlDiscoveryPanelProps } from './discoveryOptions.ts';

/** The request to schema discovery, with secrets to redact from messages. */
export interface DiscoverySource {
  source: SqlSource;
  secrets: readonly string[];
}

export interface DiscoverySourceOptions extends Pick<
  SqlDiscoveryPanelProps,
  'connectionId' | 'engine' | 'organizationId' | 'session'
> {
  declaration: CredentialDeclaration;
}

/** Manages the form of tunnel and sign-in, and reads the source from it. */
export function useDiscoverySource({
  connectionId,
  engine,
  organizationId,
  session,
  declaration,
}: DiscoverySourceOptions) {
  const [initial] = useState(() =>
    initialOf(declaration, session.read(connectionId) !== undefined),
  );
  const { form, check, wipe } = useDeclaredForm({ declaration, initial });
  useAskAfterLeave(form);
  return {
    form,
    check,
    isUnsaved: hasTyped(fieldsOf(declaration), useFormValues(form), initial),
    /** Validates the form and marks missing fields. */
    read: (): DiscoverySource | undefined => {
      const reading = check(fieldsOf(declaration).map(({ name }) => name));
      if (reading === undefined) return undefined;
      const config = v.parse(sourceConfig, reading.built['sourceConfig']);
      const secrets = [...secretsIn(declaration, form.getValues())];
      const state = readPath(form.getValues(), passwordField);
      const isKept = isSecret(state) && state.kind === 'kept';
      const password = isKept ? session.read(connectionId)?.password : undefined;
      if (password !== undefined) {
        config['password'] = password;
        secrets.push(password);
      }
      const source = { organizationId, connectionId, sourceType: engine, sourceConfig: config };
      return { source, secrets };
    },
    forget: (): void => {
      wipe();
      session.drop();
    },
  };
}

/** Returns the initial values. A password from the previous step is kept but not shown. */
function initialOf(declaration: CredentialDeclaration, hasPassword: boolean): FormValues {
  const values = initialValues(declaration);
  if (hasPassword) writePath(values, passwordField, createSecret(true));
  return values;
}

/** Asks for the password again after `pagehide`, which discards the kept one. */
function useAskAfterLeave({ setValue }: DeclaredForm): void {
  const { visibility } = useBrainstem().environment;
  useEffect(
    () => visibility.onLeave(() => setValue(passwordField, createSecret(false))),
    [visibility, setValue],
  );
}
