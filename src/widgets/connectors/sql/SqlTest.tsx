import { useRef } from 'react';
import * as v from 'valibot';
import {
  hideSecrets,
  testSqlConnectionBody,
  type SqlConnectionTest,
  type SqlEngine,
} from '../../../contract/index.ts';
import { usePlatformActions } from '../../../provider/index.ts';
import { createCredentialTransport } from '../../../query/index.ts';
import { FormFooter, Notice, icons } from '../../../ui/index.ts';
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
import type { FormButtons } from '../forms/CredentialFormView.tsx';
import { useFormWords } from '../forms/useFormWords.ts';
import type { CredentialForm } from '../forms/useCredentialForm.ts';
import { useFormOperation } from '../forms/useFormOperation.ts';
import { useMarkedFailure } from '../forms/failure/useMarkedFailure.ts';

export interface SqlTestProps {
  state: CredentialForm;
  engine: SqlEngine;
  /** The test's timeout in milliseconds. */
  timeout: number | undefined;
  /** True if there is nothing to test yet, which hides the button. */
  isEmpty: boolean;
  buttons: FormButtons;
}

/** The fields that a test sends. */
const tested = [
  'metadata.host',
  'metadata.port',
  'metadata.database',
  'username',
  'password',
  'metadata.useSSL',
  'metadata.sslMode',
] as const;

/** The field to correct for each kind of failure. */
const failedFields = {
  'sign-in': 'password',
  unreachable: 'metadata.host',
  encryption: 'metadata.sslMode',
  database: 'metadata.database',
  rights: 'username',
} as const;

/**
 * The form's footer: tests the connection with the form's values, and shows the result until a
 * value changes.
 */
export function SqlTest({
  state: { form, check, declaration, isEditing, sendsCredentials },
  engine,
  timeout = defaultTestTimeout,
  isEmpty,
  buttons,
}: SqlTestProps) {
  const words = useFormWords();
  const { testSqlConnection } = usePlatformActions(createCredentialTransport);
  const [state, operation] = useFormOperation<SqlConnectionTest>(form);
  const button = useRef<HTMLButtonElement>(null);
  const test = (): void => {
    const reading = check(tested);
    if (reading === undefined) return;
    const secrets = secretsIn(declaration, form.getValues());
    const connection: unknown = Object.fromEntries(
      tested.map((name) => [name.replace('metadata.', ''), readPath(reading.built, name)]),
    );
    const body = v.parse(testSqlConnectionBody, { databaseType: engine, connection });
    const run = async (signal: AbortSignal): Promise<SqlConnectionTest> => {
      try {
        const { success, message = '' } = await testSqlConnection(body, signal);
        return { success, message: hideSecrets(message, secrets) };
      } catch (error) {
        throw withoutSecrets(error, secrets);
      }
    };
    operation.run(run, { timeoutMs: timeout });
  };
  const retry = (): void => {
    button.current?.focus();
    test();
  };
  const failure = state.status === 'done' && !state.result.success ? state.result : undefined;
  const message = failure === undefined ? undefined : (failure.message ?? '');
  const isMarked = useMarkedFailure(form, message, failedFields);
  return (
    <>
      <div role="status" className={styles.result}>
        {state.status === 'done' && state.result.success && (
          <Notice icon={icons.check} role="note" title={words.testPassed} />
        )}
      </div>
      {message !== undefined && (
        <TestFailure title={words.testRefused} message={message} isMarked={isMarked} />
      )}
      {state.status === 'timed-out' && <TestTimeout onRetry={retry} />}
      {state.status === 'failed' && <TestError error={state.error} onRetry={retry} />}
      <FormFooter cancel={buttons.cancel}>
        {buttons.submit}
        {!isEmpty && (
          <ConnectionTest
            state={state}
            connectorId={isEditing ? undefined : engine}
            label={words.test}
            runningLabel={words.testing}
            offText={sendsCredentials ? undefined : words.testNeedsPassword}
            onRun={test}
            onCancel={operation.reset}
            buttonRef={button}
          />
        )}
      </FormFooter>
    </>
  );
}
