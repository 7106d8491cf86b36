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
 * Options of single connectors in the gallery, by catalog id. A kind of SQL database with options of
 * its own has a card of its own.
 */
export interface ConnectorOptions extends Partial<Record<SqlEngine, SqlOptions>> {
  /** Those of the card that all other kinds of SQL databases share. */
  sql?: SqlOptions;
  docstore?: FormOptions<FieldName<DocstoreConnectBody>>;
  'warehouse-a'?: FormOptions<FieldName<WarehouseConnectBody>>;
  'crm-b'?: FormOptions<FieldName<CrmBConnectBody>>;
  /** Its fields are not documented; declare those of your ERP. */
  'erp-a'?: FormOptions & Pick<CredentialFormProps, 'declaration'>;
  'custom-rest-api'?: FormOptions<FieldName<BasicConnectBody | BearerConnectBody>>;
  'messaging-a'?: Pick<MessagingPairingProps, 'syncModes'>;
  documents?: Pick<DocumentUploadProps, 'accept' | 'maxFileSize' | 'maxFiles'>;
}
