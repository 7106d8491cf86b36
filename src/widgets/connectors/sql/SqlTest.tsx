import * as v from 'valibot';
import { hideSecrets, testSqlConnectionBody, type SqlEngine } from '../../../contract/index.ts';
import { usePlatformActions } from '../../../provider/index.ts';
import { createCredentialTransport } from '../../../query/index.ts';
import { FormFooter, Notice, icons } from '../../../ui/index.ts';
import styles from '../forms/Forms.module.css';
import { readPath } from '../forms/body/path.ts';
import { ConnectionTest, TestOutcome } from '../forms/ConnectionTest.tsx';
import type { FormButtons } from '../forms/CredentialFormView.tsx';
import { useFormKit } from '../forms/FormKitContext.ts';
import { useFormTest } from '../forms/useFormOperation.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { pastedFields } from './sqlDeclaration.ts';

export interface SqlTestProps {
  engine: SqlEngine;
  /** The test's timeout in milliseconds. */
  timeout: number | undefined;
  /** True if a new connection has no values to test yet, which hides the button. */
  isEmpty: boolean;
  buttons: FormButtons;
}

const tested = pastedFields.filter((name) => name !== 'metadata.schema');

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
export function SqlTest({ engine, timeout, isEmpty, buttons }: SqlTestProps) {
  const words = useFormWords();
  const { isEditing, sendsCredentials } = useFormKit();
  const { testSqlConnection } = usePlatformActions(createCredentialTransport);
  const test = useFormTest({
    fields: tested,
    timeout,
    async send({ built, secrets }, signal) {
      const connection: unknown = Object.fromEntries(
        tested.map((name) => [name.replace('metadata.', ''), readPath(built, name)]),
      );
      const body = v.parse(testSqlConnectionBody, { databaseType: engine, connection });
      const { success, message = '' } = await testSqlConnection(body, signal);
      return { success, message: hideSecrets(message, secrets) };
    },
  });
  const answer = test.state.status === 'done' ? test.state.result : undefined;
  return (
    <>
      <div role="status" className={styles.result}>
        {answer?.success === true && (
          <Notice icon={icons.check} role="note" title={words.testPassed} />
        )}
      </div>
      <TestOutcome
        test={test}
        title={words.testRefused}
        refusal={answer?.success === false ? answer.message : undefined}
        failedFields={failedFields}
      />
      <FormFooter cancel={buttons.cancel}>
        {buttons.submit}
        {(isEditing || !isEmpty) && (
          <ConnectionTest
            test={test}
            connectorId={isEditing ? undefined : engine}
            label={words.test}
            runningLabel={words.testing}
            offText={sendsCredentials ? undefined : words.testNeedsPassword}
          />
        )}
      </FormFooter>
    </>
  );
}
