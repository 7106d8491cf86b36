import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { isPlatformError } from '../../../client/errors/index.ts';
import { usePlatformActions } from '../../../provider/index.ts';
import { createCredentialTransport, type DocstoreDatabase } from '../../../query/index.ts';
import { Choice, ChoiceGroup } from '../../../ui/index.ts';
import type { TaskState } from '../forms/createTimedTask.ts';
import { isList } from '../forms/formBody.ts';
import styles from '../forms/Forms.module.css';
import { secretToSend, isSecret } from '../forms/secretModel.ts';
import { withoutSecrets } from '../forms/serverErrors.ts';
import { ConnectionTest, TestError, TestFailure, TestTimeout } from '../forms/ConnectionTest.tsx';
import type { CredentialForm } from '../forms/useCredentialForm.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { useTimedTask } from '../forms/useTimedTask.ts';
import { withCredentials } from './parseDocstoreUrl.ts';

/** Props of {@link DatabasePicker}. */
export interface DatabasePickerProps {
  state: CredentialForm;
  /** Milliseconds after which listing is given up. */
  timeout: number | undefined;
}

/** Lists the databases behind what the form holds, and lets some be chosen. */
export function DatabasePicker({ state, timeout }: DatabasePickerProps) {
  const words = useFormWords();
  const { form, sendsCredentials } = state;
  const { listDocstoreDatabases } = usePlatformActions(createCredentialTransport);
  const [task, trial] = useTimedTask<readonly DocstoreDatabase[]>(form, timeout);
  const [found, setFound] = useState<readonly DocstoreDatabase[]>();
  // What was found belongs to the values with which it was looked for.
  useEffect(
    () =>
      form.subscribe({
        name: ['connectionString', 'username', 'password'],
        formState: { values: true },
        callback: () => setFound(undefined),
      }),
    [form],
  );
  const button = useRef<HTMLButtonElement>(null);
  const run = async (): Promise<void> => {
    if (!(await form.trigger(['connectionString', 'password'], { shouldFocus: true }))) return;
    const values = form.getValues();
    const { connectionString, username, password } = values;
    const secret = isSecret(password) ? (secretToSend(password) ?? '') : '';
    const whole = withCredentials(textOf(connectionString).trim(), textOf(username).trim(), secret);
    trial.run(async (signal) => {
      try {
        const databases = await listDocstoreDatabases(whole, signal);
        setFound(databases);
        return databases;
      } catch (error) {
        throw withoutSecrets(error, values);
      }
    });
  };
  return (
    <div className={styles.test}>
      <DatabaseChoices form={form} found={found} />
      <ConnectionTest
        state={task}
        label={words.listDatabases}
        runningLabel={words.listingDatabases}
        offText={sendsCredentials ? undefined : words.databasesNeedPassword}
        onRun={() => void run()}
        onCancel={trial.reset}
        buttonRef={button}
      />
      <TestOutcome
        state={task}
        onRetry={() => {
          button.current?.focus();
          void run();
        }}
      />
    </div>
  );
}

function TestOutcome({ state, onRetry }: { state: TaskState<unknown>; onRetry: () => void }) {
  const words = useFormWords();
  if (state.status === 'timed-out') return <TestTimeout onRetry={onRetry} />;
  if (state.status !== 'failed') return null;
  const { error } = state;
  // The database's own refusals come as a 400 with its words.
  if (isPlatformError(error) && error.status === 400) {
    return <TestFailure title={words.databasesFailed} message={error.platformMessage ?? ''} />;
  }
  return <TestError error={error} onRetry={onRetry} />;
}

interface DatabaseChoicesProps {
  form: CredentialForm['form'];
  found: readonly DocstoreDatabase[] | undefined;
}

function DatabaseChoices({ form, found }: DatabaseChoicesProps) {
  const words = useFormWords();
  const { field } = useController({ control: form.control, name: 'selectedDatabases' });
  const chosen = isList(field.value) ? field.value : [];
  const names = found?.map(({ name }) => name) ?? [];
  // A database that was chosen once stays in the list, though it was not found or not looked for.
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
          {...(collections === undefined ? {} : { description: words.collections(collections) })}
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
