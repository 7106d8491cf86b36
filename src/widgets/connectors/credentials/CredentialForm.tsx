import { useMemo, useState } from 'react';
import { BrainstemError } from '../../../client/errors/index.ts';
import {
  type CrmBConnectBody,
  type WarehouseConnectBody,
  erpConnectBody,
} from '../../../contract/index.ts';
import { forwardRoot, withSession } from '../../../provider/index.ts';
import type { ConnectorFormProps } from '../forms/connectorForm.ts';
import { CredentialWidget } from '../forms/CredentialWidget.tsx';
import type { FieldName } from '../forms/formOptions.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { ownDeclarations, codeField, nameField, secretField } from './declarations.ts';
import { credentialForm, type CredentialFormProps } from './declaration.ts';
import { callListener } from '../../../controller/index.ts';
import { Button, Icon, IconButton, icons, joinClasses, layout, texts } from '../../../ui/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import type { FormSection, FormValues, IntroducedDeclaration } from '../forms/declaration.ts';
import { FormSections } from '../forms/fields/FormSections.tsx';
import { readPath } from '../forms/body/path.ts';
import { createSecret, isSecret, secretToSend } from '../forms/secrets/secretModel.ts';
import { useFormKit } from '../forms/FormKitContext.ts';
import styles from '../forms/Forms.module.css';

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

/**
 * Connects the ERP. Its credentials aren't documented, so the user names each one. They are sent as
 * `credentials`.
 */
function FreeCredentialForm({ onSaved, ...props }: ConnectorFormProps) {
  const words = useFormWords();
  const [rows, setRows] = useState<readonly number[]>([0]);
  const declaration = useMemo(() => freeDeclaration(rows, words), [rows, words]);
  return (
    <CredentialWidget
      {...props}
      declaration={declaration}
      onSaved={(saved) => {
        setRows([0]);
        callListener(onSaved, saved);
      }}
    >
      {(state) => (
        <>
          <FormSections sections={[{ fields: [nameField(words)] }]} />
          <div className={joinClasses(layout.stack2, styles.credentials)}>
            {state.sendsCredentials && (
              <div className={joinClasses(texts.label, styles.columns)} aria-hidden="true">
                {[words.freeNames, words.freeValues].map((column) => (
                  <bdi key={column}>{column}</bdi>
                ))}
              </div>
            )}
            {rows.map((row) => (
              <Credential key={row} row={row} rows={rows} onChange={setRows} />
            ))}
          </div>
          {state.sendsCredentials && (
            <span className={layout.bar2}>
              <Button size="small" onClick={() => setRows([...rows, Math.max(...rows) + 1])}>
                <Icon path={icons.plus} />
                {words.freeAdd}
              </Button>
            </span>
          )}
        </>
      )}
    </CredentialWidget>
  );
}

interface CredentialProps {
  row: number;
  rows: readonly number[];
  onChange: (rows: readonly number[]) => void;
}

function Credential({ row, rows, onChange }: CredentialProps) {
  const words = useFormWords();
  const { form, sendsCredentials } = useFormKit();
  const number = rows.indexOf(row) + 1;
  return (
    <div className={styles.credential}>
      <FormSections sections={[credentialSection(row, number, words)]} />
      {sendsCredentials && rows.length > 1 && (
        <IconButton
          label={words.freeRemove(number)}
          onClick={() => {
            form.setValue(valueName(row), createSecret(false));
            form.setValue(labelName(row), '');
            form.clearErrors([valueName(row), labelName(row)]);
            onChange(rows.filter((other) => other !== row));
          }}
        >
          <Icon path={icons.close} />
        </IconButton>
      )}
    </div>
  );
}

/** A path outside the contract's schema, which drops it from the body. */
const labelName = (row: number): string => `typed.${row}.name`;
const valueName = (row: number): string => `typed.${row}.value`;

function freeDeclaration(
  rows: readonly number[],
  words: ConnectorFormsWords,
): IntroducedDeclaration {
  return {
    providerConfigKey: 'erp-a-rest',
    title: words.erpTitle,
    intro: words.erpIntro,
    schema: erpConnectBody,
    sections: [
      { fields: [nameField(words)] },
      ...rows.map((row, index) => credentialSection(row, index + 1, words)),
    ],
    derive: (values) => ({
      credentials: Object.fromEntries(rows.flatMap((row) => credentialIn(values, row))),
    }),
  };
}

function credentialSection(row: number, number: number, words: ConnectorFormsWords): FormSection {
  return {
    fields: [
      codeField(labelName(row), words.freeName(number), { required: true, width: 'wide' }),
      secretField(valueName(row), words.freeValue(number), { required: true, width: 'wide' }),
    ],
  };
}

function credentialIn(values: FormValues, row: number): readonly (readonly [string, string])[] {
  const name = readPath(values, labelName(row));
  const secret = readPath(values, valueName(row));
  const value = isSecret(secret) ? secretToSend(secret) : undefined;
  return typeof name === 'string' && value !== undefined ? [[name.trim(), value]] : [];
}
