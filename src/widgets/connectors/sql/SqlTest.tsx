import { useRef } from 'react';
import * as v from 'valibot';
import {
  testSqlConnectionBody,
  type SqlConnectionTest,
  type SqlEngine,
  type TestSqlConnectionBody,
} from '../../../contract/index.ts';
import { usePlatformActions } from '../../../provider/index.ts';
import { createCredentialTransport } from '../../../query/index.ts';
import { Notice } from '../../../ui/index.ts';
import type { CredentialDeclaration, FormValues } from '../forms/declaration.ts';
import { bodyOf, read } from '../forms/formBody.ts';
import styles from '../forms/Forms.module.css';
import { hideSecrets, secretsIn, withoutSecrets } from '../forms/serverErrors.ts';
import { ConnectionTest, TestError, TestFailure, TestTimeout } from '../forms/ConnectionTest.tsx';
import { useFormWords } from '../forms/useFormWords.ts';
import type { CredentialForm } from '../forms/useCredentialForm.ts';
import { useTimedTask } from '../forms/useTimedTask.ts';

/** Props of {@link SqlTest}. */
export interface SqlTestProps {
  state: CredentialForm;
  engine: SqlEngine;
  /** Milliseconds after which a test is given up. */
  timeout: number | undefined;
}

/** The fields whose values a test sends. */
const tested = ['host', 'port', 'database', 'username', 'password', 'useSSL', 'sslMode'] as const;

/** Tries the database with what the form holds, and says what came of it until something changes. */
export function SqlTest({
  state: { form, declaration, sendsCredentials },
  engine,
  timeout,
}: SqlTestProps) {
  const words = useFormWords();
  const { testSqlConnection } = usePlatformActions(createCredentialTransport);
  const [state, task] = useTimedTask<SqlConnectionTest>(form, timeout);
  const button = useRef<HTMLButtonElement>(null);
  const run = async (): Promise<void> => {
    if (!(await form.trigger([...tested], { shouldFocus: true }))) return;
    const values = form.getValues();
    const secrets = secretsIn(values);
    const body = testBody(declaration, values, engine);
    task.run(async (signal) => {
      try {
        const { success, message = '' } = await testSqlConnection(body, signal);
        return { success, message: hideSecrets(message, secrets) };
      } catch (error) {
        throw withoutSecrets(error, values);
      }
    });
  };
  const retry = (): void => {
    button.current?.focus();
    void run();
  };
  return (
    <div className={styles.test}>
      <ConnectionTest
        state={state}
        label={words.test}
        runningLabel={words.testing}
        offText={sendsCredentials ? undefined : words.testNeedsPassword}
        onRun={() => void run()}
        onCancel={task.reset}
        buttonRef={button}
      />
      {state.status === 'done' &&
        (state.result.success ? (
          <Notice icon="check" role="status" title={words.testPassed} />
        ) : (
          <TestFailure title={words.testRefused} message={state.result.message ?? ''} />
        ))}
      {state.status === 'timed-out' && <TestTimeout onRetry={retry} />}
      {state.status === 'failed' && <TestError error={state.error} onRetry={retry} />}
    </div>
  );
}

/** The body of test-connection that the values of a form make. */
function testBody(
  declaration: CredentialDeclaration,
  values: FormValues,
  databaseType: SqlEngine,
): TestSqlConnectionBody {
  const body = bodyOf(declaration, values);
  const entries = tested.map((name) => {
    const path = name === 'username' || name === 'password' ? name : `metadata.${name}`;
    return [name, read(body, path)] as const;
  });
  const connection = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return v.parse(testSqlConnectionBody, { databaseType, connection });
}
