import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { isPlatformError } from '../../../client/errors/index.ts';
import {
  UnreadableEntriesNotice,
  useFormat,
  usePlatformActions,
  type OperationState,
} from '../../../provider/index.ts';
import { createCredentialTransport, type DocstoreDatabase } from '../../../query/index.ts';
import { Choice, ChoiceGroup } from '../../../ui/index.ts';
import { listOf } from '../forms/body/formBody.ts';
import styles from '../forms/Forms.module.css';
import { readPath } from '../forms/body/path.ts';
import { secretsIn } from '../forms/secrets/secretsIn.ts';
import { withoutSecrets } from '../forms/failure/serverErrors.ts';
import {
  ConnectionTest,
  defaultTestTimeout,
  TestError,
  TestFailure,
  TestTimeout,
} from '../forms/ConnectionTest.tsx';
import type { CredentialForm } from '../forms/useCredentialForm.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { useFormOperation } from '../forms/useFormOperation.ts';
import { useMarkedFailure } from '../forms/failure/useMarkedFailure.ts';
import { withCredentials } from './parseDocstoreUrl.ts';

/** The fields required to list databases. */
const needed = ['metadata.connectionString', 'username', 'password'] as const;

/** The field to correct for each kind of failure. */
const failedFields = {
  'sign-in': 'password',
  unreachable: 'metadata.connectionString',
  encryption: 'metadata.connectionString',
  database: 'metadata.connectionString',
  rights: 'username',
} as const;

export interface DatabasePickerProps {
  state: CredentialForm;
  /** The timeout of listing, in milliseconds. */
  timeout: number | undefined;
}

/** Lists the databases reachable with the form's values and lets the user select some. */
export function DatabasePicker({ state, timeout = defaultTestTimeout }: DatabasePickerProps) {
  const words = useFormWords();
  const { form, check, declaration, isEditing, sendsCredentials } = state;
  const { listDocstoreDatabases } = usePlatformActions(createCredentialTransport);
  const [listing, operation] = useFormOperation<readonly DocstoreDatabase[]>(form);
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
  const button = useRef<HTMLButtonElement>(null);
  const list = (): void => {
    const reading = check(needed);
    if (reading === undefined) return;
    const [address = '', username = '', password = ''] = needed.map((name) =>
      textOf(readPath(reading.built, name)),
    );
    const whole = withCredentials(address, username, password);
    const secrets = secretsIn(declaration, form.getValues());
    const run = async (signal: AbortSignal): Promise<readonly DocstoreDatabase[]> => {
      try {
        const databases = await listDocstoreDatabases(whole, signal);
        setFound(databases);
        return databases;
      } catch (error) {
        throw withoutSecrets(error, secrets);
      }
    };
    operation.run(run, { timeoutMs: timeout });
  };
  const refusal = listing.status === 'failed' ? refusalOf(listing.error) : undefined;
  const isMarked = useMarkedFailure(form, refusal, failedFields);
  return (
    <div className={styles.test}>
      <DatabaseChoices form={form} found={found} />
      <UnreadableEntriesNotice
        lists={[found, ...(found ?? []).map(({ collections }) => collections)]}
      />
      <ConnectionTest
        state={listing}
        connectorId={isEditing ? undefined : 'docstore'}
        label={words.listDatabases}
        runningLabel={words.listingDatabases}
        offText={sendsCredentials ? undefined : words.databasesNeedPassword}
        onRun={list}
        onCancel={operation.reset}
        buttonRef={button}
      />
      <TestOutcome
        state={listing}
        isMarked={isMarked}
        onRetry={() => {
          button.current?.focus();
          list();
        }}
      />
    </div>
  );
}

interface TestOutcomeProps {
  state: OperationState<unknown>;
  isMarked: boolean;
  onRetry: () => void;
}

function TestOutcome({ state, isMarked, onRetry }: TestOutcomeProps) {
  const words = useFormWords();
  if (state.status === 'timed-out') return <TestTimeout onRetry={onRetry} />;
  if (state.status !== 'failed') return null;
  const refusal = refusalOf(state.error);
  if (refusal === undefined) return <TestError error={state.error} onRetry={onRetry} />;
  return <TestFailure title={words.databasesFailed} message={refusal} isMarked={isMarked} />;
}

/** Returns the database's own message, which arrives as a 400. */
function refusalOf(error: unknown): string | undefined {
  return isPlatformError(error) && error.status === 400 ? (error.platformMessage ?? '') : undefined;
}

interface DatabaseChoicesProps {
  form: CredentialForm['form'];
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
