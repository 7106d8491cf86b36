import { useMemo, useState } from 'react';
import { BrainstemError } from '../../../client/errors/index.ts';
import {
  defaultSqlPorts,
  sqlEngines,
  type SqlEngine,
  hideSecrets,
  testSqlConnectionBody,
} from '../../../contract/index.ts';
import {
  useIsAllowed,
  withSession,
  WidgetBoundary,
  usePlatformActions,
} from '../../../provider/index.ts';
import { Field, Select, FormFooter, Notice, icons } from '../../../ui/index.ts';
import { CredentialWidget } from '../forms/CredentialWidget.tsx';
import type { PasteResult } from '../forms/paste/PasteBox.tsx';
import { PastedFields, usePasteFold } from '../forms/paste/PastedFields.tsx';
import { useFormWords } from '../forms/useFormWords.ts';
import type { PasteReader, ReadPaste } from '../forms/paste/replaceFields.ts';
import { engineName, pastedFields, sqlDeclaration } from './sqlDeclaration.ts';
import { SqlDiscoveryPanel } from './discovery/SqlDiscoveryPanel.tsx';
import { useSessionCredentials } from './useSessionCredentials.ts';
import { sqlConnectionForm, type SqlConnectionFormProps } from './declaration.ts';
import * as v from 'valibot';
import { createCredentialTransport } from '../../../query/index.ts';
import styles from '../forms/Forms.module.css';
import { readPath } from '../forms/body/path.ts';
import { ConnectionTest, TestOutcome } from '../forms/ConnectionTest.tsx';
import type { FormButtons } from '../forms/CredentialFormView.tsx';
import { useFormKit } from '../forms/FormKitContext.ts';
import { useFormTest } from '../forms/useFormOperation.ts';

/**
 * Connects a SQL database: filled in by pasting a connection string, tested with the current
 * values, and edited without its password.
 *
 * Parts, for styling: `[data-part]` of `connector-form`, `field`, `error-summary`, `saved` and
 * `notice`. Routes: connect-session, database/test-connection, connection-metadata, sync/enqueue.
 *
 * @throws BrainstemError with code `configuration` for a `connectionId` without an `engine`.
 */
export const SqlConnectionForm = withSession(SqlConnectionFormView, sqlConnectionForm);

function SqlConnectionFormView({
  engine: given,
  engines: listed = sqlEngines,
  engineNames,
  testTimeout,
  discovery,
  onSignIn,
  ...props
}: SqlConnectionFormProps) {
  const words = useFormWords();
  const engines = listed.filter(useIsAllowed());
  const [chosen, setChosen] = useState<SqlEngine>();
  if (props.connectionId !== undefined && given === undefined) {
    throw new BrainstemError(
      'configuration',
      '<SqlConnectionForm> edits a connection of one engine: pass `engine` with `connectionId`.',
    );
  }
  const session = useSessionCredentials();
  const first = engines.find((one) => one === 'sql-b') ?? engines[0] ?? 'sql-b';
  const engine = given ?? engines.find((one) => one === chosen) ?? first;
  const nameOf = (one: SqlEngine): string => engineNames?.[one] ?? engineName(one, words);
  const title = given === undefined ? words.sqlAny : nameOf(engine);
  const declaration = useMemo(
    () => ({ ...sqlDeclaration(engine, words), title }),
    [engine, words, title],
  );
  const fold = usePasteFold(engine, props);
  const choose = (reading: ReadPaste): PasteResult => {
    const found = engineFor(reading.engine, engine);
    if (!(given === undefined ? engines : [given]).includes(found)) {
      return { isProblem: true, text: words.pasteOtherEngine(nameOf(found)) };
    }
    setChosen(found);
    const understood = [nameOf(found), ...reading.understood];
    return { isProblem: false, understood, undo: () => setChosen(engine) };
  };
  return (
    <CredentialWidget
      {...props}
      declaration={declaration}
      onTyped={({ connectionId }, values) => {
        if (discovery !== undefined) session.keep(connectionId, values);
      }}
      footer={(buttons) => (
        <WidgetBoundary>
          <SqlTest
            key={engine}
            engine={engine}
            timeout={testTimeout}
            isEmpty={!fold.isOpen && !fold.isUnderstood}
            buttons={buttons}
          />
        </WidgetBoundary>
      )}
      hasNextStep={(discovery?.tunnels?.length ?? 0) > 0}
      after={({ connectionId }, isSaved) =>
        discovery !== undefined && (
          <SqlDiscoveryPanel
            key={connectionId}
            {...discovery}
            connectionId={connectionId}
            engine={engine}
            isNext={isSaved}
            onSignIn={onSignIn}
            session={session}
          />
        )
      }
    >
      {() => (
        <PastedFields
          fold={fold}
          sections={declaration.sections}
          firstField="metadata.host"
          pastedFields={pastedFields}
          plainFields={plainFields}
          loadReader={loadReader}
          onRead={choose}
        >
          {given === undefined && (
            <EngineChoice engine={engine} engines={engines} onChange={setChosen} nameOf={nameOf} />
          )}
        </PastedFields>
      )}
    </CredentialWidget>
  );
}

const plainFields = ['metadata.host', 'metadata.port', 'metadata.database', 'username'];

const loadReader = async (): Promise<PasteReader> =>
  (await import('../forms/paste/pasteReaders.ts')).readSqlPaste;

/** Returns the engine of a string, or the chosen one if both share a protocol. */
function engineFor(found: SqlEngine | undefined, chosen: SqlEngine): SqlEngine {
  return found === undefined || (found === 'sql-a' && chosen === 'sql-e') ? chosen : found;
}

interface EngineChoiceProps {
  engine: SqlEngine;
  engines: readonly SqlEngine[];
  onChange: (engine: SqlEngine) => void;
  nameOf: (engine: SqlEngine) => string;
}

function EngineChoice({ engine, engines, onChange, nameOf }: EngineChoiceProps) {
  const words = useFormWords();
  return (
    <Field label={words.sqlKind}>
      <Select
        value={engine}
        onChange={({ target }) => {
          const next = engines.find((one) => one === target.value);
          if (next !== undefined) onChange(next);
        }}
      >
        {engines.map((one) => (
          <option key={one} value={one}>
            {words.sqlOption(nameOf(one), defaultSqlPorts[one])}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface SqlTestProps {
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
function SqlTest({ engine, timeout, isEmpty, buttons }: SqlTestProps) {
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
