import { useMemo, useState } from 'react';
import { BrainstemError } from '../../../client/errors/index.ts';
import { defaultSqlPorts, sqlEngines, type SqlEngine } from '../../../contract/index.ts';
import { useIsAllowed, withSession, WidgetBoundary } from '../../../provider/index.ts';
import { Field, Select } from '../../../ui/index.ts';
import { CredentialWidget } from '../forms/CredentialWidget.tsx';
import { FormSections } from '../forms/fields/FormSections.tsx';
import { PastedFields, usePasteFold } from '../forms/paste/PastedFields.tsx';
import { useFormWords } from '../forms/useFormWords.ts';
import { engineName, sqlDeclaration } from './sqlDeclaration.ts';
import { SqlDiscoveryPanel } from './discovery/SqlDiscoveryPanel.tsx';
import { SqlPaste } from './SqlPaste.tsx';
import { SqlTest } from './SqlTest.tsx';
import { useSessionCredentials } from './useSessionCredentials.ts';
import { sqlConnectionForm, type SqlConnectionFormProps } from './declaration.ts';

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
      {({ isEditing }) =>
        isEditing ? (
          <FormSections sections={declaration.sections} />
        ) : (
          <PastedFields
            fold={fold}
            sections={declaration.sections}
            firstField="metadata.host"
            box={(onEdit) => (
              <SqlPaste
                engine={engine}
                engines={given === undefined ? engines : [given]}
                onEngine={setChosen}
                nameOf={nameOf}
                onUnderstood={fold.setUnderstood}
                onEdit={onEdit}
              />
            )}
          >
            {given === undefined && (
              <EngineChoice
                engine={engine}
                engines={engines}
                onChange={setChosen}
                nameOf={nameOf}
              />
            )}
          </PastedFields>
        )
      }
    </CredentialWidget>
  );
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
      {(control) => (
        <Select
          {...control}
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
      )}
    </Field>
  );
}
