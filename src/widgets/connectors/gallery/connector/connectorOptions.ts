import type {
  BasicConnectBody,
  BearerConnectBody,
  CrmBConnectBody,
  DocstoreConnectBody,
  SqlConnectBody,
  SqlEngine,
  WarehouseConnectBody,
} from '../../../../contract/index.ts';
import type { CredentialFormProps } from '../../credentials/declaration.ts';
import type { FieldName, FormOptions } from '../../forms/formOptions.ts';
import type { MessagingPairingProps } from '../../pairing/index.ts';
import type { SqlConnectionFormProps } from '../../sql/declaration.ts';
import type { DocumentUploadProps } from '../../upload/index.ts';

/** Options of a SQL database in the gallery. */
export interface SqlOptions
  extends
    FormOptions<FieldName<SqlConnectBody>>,
    Pick<SqlConnectionFormProps, 'discovery' | 'onSignIn' | 'testTimeout'> {}

/**
 * Options of individual connectors in the gallery, by catalog id. A SQL engine with options gets
 * its own card.
 */
export interface ConnectorOptions extends Partial<Record<SqlEngine, SqlOptions>> {
  /** Options of the card that all other SQL engines share. */
  sql?: SqlOptions;
  docstore?: FormOptions<FieldName<DocstoreConnectBody>>;
  'warehouse-a'?: FormOptions<FieldName<WarehouseConnectBody>>;
  'crm-b'?: FormOptions<FieldName<CrmBConnectBody>>;
  /** The fields of the ERP are undocumented; declare your own. */
  'erp-a'?: FormOptions & Pick<CredentialFormProps, 'declaration'>;
  'custom-rest-api'?: FormOptions<FieldName<BasicConnectBody | BearerConnectBody>>;
  'messaging-a'?: Pick<MessagingPairingProps, 'syncModes'>;
  documents?: Pick<DocumentUploadProps, 'accept' | 'maxFileSize' | 'maxFiles'>;
}
