import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { isPlatformError } from '../../../client/errors/index.ts';
import { UnreadableEntriesNotice, useFormat, usePlatformActions } from '../../../provider/index.ts';
import { createCredentialTransport, type DocstoreDatabase } from '../../../query/index.ts';
import { Choice, ChoiceGroup } from '../../../ui/index.ts';
import { listOf } from '../forms/body/formBody.ts';
import styles from '../forms/Forms.module.css';
import { readPath } from '../forms/body/path.ts';
import { ConnectionTest, TestOutcome } from '../forms/ConnectionTest.tsx';
import { useFormKit, type FormKit } from '../forms/FormKitContext.ts';
import { useFormTest } from '../forms/useFormOperation.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { withCredentials } from './parseDocstoreUrl.ts';

const needed = ['metadata.connectionString', 'username', 'password'] as const;

const failedFields = {
  'sign-in': 'password',
  unreachable: 'metadata.connectionString',
  encryption: 'metadata.connectionString',
  database: 'metadata.connectionString',
  rights: 'username',
} as const;

export interface DatabasePickerProps {
  /** The timeout of listing, in milliseconds. */
  timeout: number | undefined;
}

/** Lists the databases reachable with the form's values and lets the user select some. */
export function DatabasePicker({ timeout }: DatabasePickerProps) {
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
  return isPlatformError(error) && error.status === 400 ? (error.platformMessage ?? '') : undefined;
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
