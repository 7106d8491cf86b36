import { useMemo } from 'react';
import { BrainstemError } from '../../../client/errors/index.ts';
import type { CrmBConnectBody, WarehouseConnectBody } from '../../../contract/index.ts';
import { forwardRoot, withSession } from '../../../provider/index.ts';
import type { ConnectorFormProps } from '../forms/connectorForm.ts';
import { CredentialWidget } from '../forms/CredentialWidget.tsx';
import type { FieldName } from '../forms/formOptions.ts';
import type { CredentialDeclaration } from '../forms/declaration.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { FreeCredentialForm } from './FreeCredentialForm.tsx';
import { declarationOf, isDeclaredConnector } from './declarations.ts';
import { credentialForm, type CredentialFormProps } from './declaration.ts';

/**
 * Connects any source that takes stored credentials, from a declaration: a new connector is data.
 *
 * Parts, for styling: `[data-part]` of `connector-form`, `field`, `error-summary`, `saved` and
 * `notice`. Routes: connect-session, connection-metadata and sync/enqueue.
 *
 * @throws BrainstemError with code `configuration` for a connector that has no declaration.
 */
export const CredentialForm = withSession(CredentialFormView, credentialForm);

function CredentialFormView(props: CredentialFormProps) {
  const { connectorId, declaration, ...form } = props;
  if (connectorId === 'erp-a' && declaration === undefined) return <FreeCredentialForm {...form} />;
  return <DeclaredCredentialForm {...props} />;
}

function DeclaredCredentialForm({ connectorId, declaration, ...props }: CredentialFormProps) {
  const words = useFormWords();
  const { intro, ...own } = useMemo(
    () => ownDeclaration(connectorId, declaration, words),
    [connectorId, declaration, words],
  );
  return <CredentialWidget {...props} declaration={own} intro={intro} />;
}

/** Connects a data warehouse with a key pair. */
export const WarehouseForm = forwardRoot<ConnectorFormProps<FieldName<WarehouseConnectBody>>>(
  function WarehouseForm(props, ref) {
    return <CredentialForm {...props} ref={ref} connectorId="warehouse-a" />;
  },
);

/** Connects a CRM with client credentials. */
export const CrmCredentialsForm = forwardRoot<ConnectorFormProps<FieldName<CrmBConnectBody>>>(
  function CrmCredentialsForm(props, ref) {
    return <CredentialForm {...props} ref={ref} connectorId="crm-b" />;
  },
);

function ownDeclaration(
  connectorId: string,
  given: CredentialDeclaration | undefined,
  words: Parameters<typeof declarationOf>[1],
): CredentialDeclaration & { intro?: string } {
  if (given !== undefined) return given;
  if (isDeclaredConnector(connectorId)) return declarationOf(connectorId, words);
  throw new BrainstemError(
    'configuration',
    `<CredentialForm> knows no connector ${JSON.stringify(connectorId)}. Give it a declaration.`,
  );
}
