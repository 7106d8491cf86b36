import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { sourceConfig } from '../../../../contract/index.ts';
import { useBrainstem } from '../../../../provider/index.ts';
import type { SqlSource } from '../../../../query/index.ts';
import { fieldsOf, type CredentialDeclaration } from '../../forms/declaration.ts';
import { hasTyped, initialValues } from '../../forms/body/formBody.ts';
import { readPath, writePath } from '../../forms/body/path.ts';
import { createSecret, isSecret } from '../../forms/secrets/secretModel.ts';
import { secretsIn } from '../../forms/secrets/secretsIn.ts';
import { useDeclaredForm, useFormValues } from '../../forms/useDeclaredForm.ts';
import { passwordField, type SqlDiscoveryPanelProps } from './discoveryDeclaration.ts';

/** Manages the form of tunnel and sign-in, and reads the source from it. */
export function useDiscoverySource({
  connectionId,
  engine,
  organizationId,
  session,
  declaration,
}: Pick<SqlDiscoveryPanelProps, 'connectionId' | 'engine' | 'organizationId' | 'session'> & {
  declaration: CredentialDeclaration;
}) {
  const [initial] = useState(() => {
    const values = initialValues(declaration);
    // A password from the previous step is kept but not shown.
    const isKept = session.read(connectionId) !== undefined;
    if (isKept) writePath(values, passwordField, createSecret(true));
    return values;
  });
  const { form, check, wipe } = useDeclaredForm(declaration, initial);
  const { visibility } = useBrainstem().environment;
  // The kept password is discarded when the page is left, so it is asked for again.
  useEffect(
    () => visibility.onLeave(() => form.setValue(passwordField, createSecret(false))),
    [visibility, form],
  );
  return {
    form,
    check,
    isUnsaved: hasTyped(fieldsOf(declaration), useFormValues(form), initial),
    /** Returns the request, with secrets to redact from messages; undefined if invalid. */
    read: () => {
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
      const source: SqlSource = {
        organizationId,
        connectionId,
        sourceType: engine,
        sourceConfig: config,
      };
      return { source, secrets };
    },
    forget: (): void => {
      wipe();
      session.drop();
    },
  };
}
