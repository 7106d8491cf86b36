import { useEffect, useMemo, useState } from 'react';
import { isHtmlElement, VisuallyHidden, Choice, ChoiceGroup } from '../../../ui/index.ts';
import {
  withSession,
  WidgetBoundary,
  UnreadableEntriesNotice,
  useFormat,
  usePlatformActions,
} from '../../../provider/index.ts';
import { CredentialWidget } from '../forms/CredentialWidget.tsx';
import styles from '../forms/Forms.module.css';
import { FormSections } from '../forms/fields/FormSections.tsx';
import { PastedFields, usePasteFold } from '../forms/paste/PastedFields.tsx';
import type { PasteReader } from '../forms/paste/replaceFields.ts';
import { useFormKit, type FormKit } from '../forms/FormKitContext.ts';
import type { FormOptions } from '../forms/formOptions.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import {
  askedSections,
  describedSection,
  docstoreDeclaration,
  pastedDocstoreFields,
} from './docstoreDeclaration.ts';
import { parseDocstoreUrl, type ParsedDocstore, withCredentials } from './parseDocstoreUrl.ts';
import { docstoreForm, type DocstoreFormProps } from './declaration.ts';
import { useController } from 'react-hook-form';
import { hasStatus } from '../../../client/errors/index.ts';
import { createCredentialTransport, type DocstoreDatabase } from '../../../query/index.ts';
import { listOf } from '../forms/body/formBody.ts';
import { readPath } from '../forms/body/path.ts';
import { ConnectionTest, TestOutcome } from '../forms/ConnectionTest.tsx';
import { useFormTest } from '../forms/useFormOperation.ts';

/**
 * Connects a document database by a connection string, from which secrets are removed immediately,
 * and selects the databases to sync.
 *
 * Parts, for styling: `[data-part]` of `connector-form`, `field`, `error-summary`, `saved` and
 * `notice`. Routes: connect-session, database/metadata, connection-metadata, sync/enqueue.
 */
export const DocstoreForm = withSession(DocstoreFormView, docstoreForm);

function DocstoreFormView({ testTimeout, ...props }: DocstoreFormProps) {
  const words = useFormWords();
  const declaration = useMemo(() => docstoreDeclaration(words), [words]);
  return (
    <CredentialWidget {...props} declaration={declaration}>
      {() => <DocstoreFields options={props} timeout={testTimeout} />}
    </CredentialWidget>
  );
}

const address = 'metadata.connectionString';

const plainFields = ['username'];

interface DocstoreFieldsProps extends DatabasePickerProps {
  options: FormOptions;
}

const loadReader = async (): Promise<PasteReader> =>
  (await import('../forms/paste/pasteReaders.ts')).readDocstorePaste;

function DocstoreFields({ options, timeout }: DocstoreFieldsProps) {
  const words = useFormWords();
  const kit = useFormKit();
  const { form, isEditing } = kit;
  const [wasMoved, setMoved] = useState(false);
  const fold = usePasteFold('docstore', options);
  const asked = askedSections(words, wasMoved ? words.credentialsMoved : undefined);
  const take = (parsed: Extract<ParsedDocstore, { ok: true }>): void => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue(address, parsed.connectionString, options);
    if (parsed.username !== undefined) form.setValue('username', parsed.username, options);
    if (parsed.password !== undefined) {
      const isStored = isEditing;
      form.setValue('password', { kind: 'typed', value: parsed.password, isStored }, options);
    }
  };
  /** Moves credentials out of the address, which is visible and stored. */
  const moveCredentials = (target: EventTarget): void => {
    if (!isHtmlElement(target, 'input') || target.name !== address) return;
    const parsed = parseDocstoreUrl(target.value);
    const hasSecrets = parsed.ok && parsed.connectionString !== target.value.trim();
    if (parsed.ok && hasSecrets) take(parsed);
    setMoved(hasSecrets);
  };
  useLeftovers(kit);
  return (
    <div
      className={styles.body}
      onBlur={({ target }) => moveCredentials(target)}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter') moveCredentials(target);
      }}
    >
      <PastedFields
        fold={fold}
        sections={asked}
        firstField={address}
        pastedFields={pastedDocstoreFields}
        plainFields={plainFields}
        loadReader={loadReader}
      />
      <VisuallyHidden role="status">{wasMoved && words.credentialsMoved}</VisuallyHidden>
      {(isEditing || fold.isOpen || fold.isUnderstood) && (
        <>
          <WidgetBoundary>
            <DatabasePicker timeout={timeout} />
          </WidgetBoundary>
          <FormSections sections={[describedSection(words)]} />
        </>
      )}
    </div>
  );
}

/** Removes credentials, or a mask of them, from a stored or preset connection string. */
function useLeftovers({ form, isEditing }: FormKit): void {
  useEffect(() => {
    const stored: unknown = form.getValues(address);
    const parsed = parseDocstoreUrl(typeof stored === 'string' ? stored : '');
    if (!parsed.ok) return;
    form.setValue(address, parsed.connectionString);
    const { username } = parsed;
    if (isEditing || username === undefined || form.getValues('username') !== '') return;
    form.setValue('username', username);
  }, [form, isEditing]);
}

const needed = ['metadata.connectionString', 'username', 'password'] as const;

const failedFields = {
  'sign-in': 'password',
  unreachable: 'metadata.connectionString',
  encryption: 'metadata.connectionString',
  database: 'metadata.connectionString',
  rights: 'username',
} as const;

interface DatabasePickerProps {
  /** The timeout of listing, in milliseconds. */
  timeout: number | undefined;
}

/** Lists the databases reachable with the form's values and lets the user select some. */
function DatabasePicker({ timeout }: DatabasePickerProps) {
  const words = useFormWords();
  const { form, isEditing, sendsCredentials } = useFormKit();
  const { listDocstoreDatabases } = usePlatformActions(createCredentialTransport);
  const [found, setFound] = useState<readonly DocstoreDatabase[]>();
  // The list is valid only for the values it was requested with.
  useEffect(
    () =>
      form.subscribe({
        name: [...needed],
        formState: { values: true },
        callback: () => setFound(undefined),
      }),
    [form],
  );
  const listing = useFormTest({
    fields: needed,
    timeout,
    async send({ built }, signal) {
      const [address = '', username = '', password = ''] = needed.map((name) =>
        textOf(readPath(built, name)),
      );
      const whole = withCredentials(address, username, password);
      setFound(await listDocstoreDatabases(whole, signal));
    },
  });
  const { state } = listing;
  return (
    <div className={styles.test}>
      <DatabaseChoices form={form} found={found} />
      <UnreadableEntriesNotice
        lists={[found, ...(found ?? []).map(({ collections }) => collections)]}
      />
      <ConnectionTest
        test={listing}
        connectorId={isEditing ? undefined : 'docstore'}
        label={words.listDatabases}
        runningLabel={words.listingDatabases}
        offText={sendsCredentials ? undefined : words.databasesNeedPassword}
      />
      <TestOutcome
        test={listing}
        title={words.databasesFailed}
        refusal={state.status === 'failed' ? refusalOf(state.error) : undefined}
        failedFields={failedFields}
      />
    </div>
  );
}

/** Returns the database's own message, which arrives as a 400. */
function refusalOf(error: unknown): string | undefined {
  return hasStatus(error, 400) ? (error.platformMessage ?? '') : undefined;
}

interface DatabaseChoicesProps {
  form: FormKit['form'];
  found: readonly DocstoreDatabase[] | undefined;
}

function DatabaseChoices({ form, found }: DatabaseChoicesProps) {
  const words = useFormWords();
  const { list } = useFormat();
  const { field } = useController({ control: form.control, name: 'metadata.selectedDatabases' });
  const chosen = listOf(field.value);
  const names = found?.map(({ name }) => name) ?? [];
  // Chosen databases stay listed even if they weren't found or listed.
  const others = chosen.filter((name) => !names.includes(name));
  const databases = [...(found ?? []), ...others.map((name) => ({ name, collections: undefined }))];
  const note = found === undefined ? words.databasesNone : words.databasesEmpty;
  return (
    <ChoiceGroup
      legend={words.databases}
      {...(databases.length === 0 ? { description: note } : {})}
    >
      {databases.map(({ name, collections }) => (
        <Choice
          key={name}
          label={name}
          {...(collections === undefined
            ? {}
            : { description: collections.length === 0 ? words.noCollections : list(collections) })}
          checked={chosen.includes(name)}
          onChange={({ target }) =>
            field.onChange(
              target.checked ? [...chosen, name] : chosen.filter((other) => other !== name),
            )
          }
        />
      ))}
    </ChoiceGroup>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
