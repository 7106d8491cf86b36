import { useMemo } from 'react';
import { BrainstemError } from '../../../client/errors/index.ts';
import type { CrmBConnectBody, WarehouseConnectBody } from '../../../contract/index.ts';
import { forwardRoot, withSession } from '../../../provider/index.ts';
import type { ConnectorFormProps } from '../forms/connectorForm.ts';
import { CredentialWidget } from '../forms/CredentialWidget.tsx';
import type { FieldName } from '../forms/formOptions.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { FreeCredentialForm } from './FreeCredentialForm.tsx';
import { ownDeclarations } from './declarations.ts';
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

function CredentialFormView({ connectorId, declaration, ...form }: CredentialFormProps) {
  const words = useFormWords();
  const own = useMemo(
    () => declaration ?? ownDeclarations.get(connectorId)?.(words),
    [connectorId, declaration, words],
  );
  if (own !== undefined) return <CredentialWidget {...form} declaration={own} />;
  if (connectorId === 'erp-a') return <FreeCredentialForm {...form} />;
  throw new BrainstemError(
    'configuration',
    `<CredentialForm> knows no connector ${JSON.stringify(connectorId)}. Give it a declaration.`,
  );
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
