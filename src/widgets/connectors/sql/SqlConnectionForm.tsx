import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BrainstemError } from '../../../client/errors/index.ts';
import {
  defaultSqlPorts,
  sqlEngines,
  type SqlConnectBody,
  type SqlEngine,
} from '../../../contract/index.ts';
import { withSession, WidgetBoundary } from '../../../provider/index.ts';
import { Field, Select } from '../../../ui/index.ts';
import {
  CredentialWidget,
  formEvents,
  optionalFormEvents,
  type ConnectorFormProps,
} from '../forms/CredentialWidget.tsx';
import type { FieldName } from '../forms/formOptions.ts';
import { FoldedFields, FormSections } from '../forms/fields/FormSections.tsx';
import { useFormWords } from '../forms/useFormWords.ts';
import type { CredentialForm } from '../forms/useCredentialForm.ts';
import { engineName, sqlDeclaration } from './sqlDeclaration.ts';
import type { SqlDiscoveryOptions } from './discovery/discoveryOptions.ts';
import { SqlDiscoveryPanel } from './discovery/SqlDiscoveryPanel.tsx';
import { SqlPaste } from './SqlPaste.tsx';
import { SqlTest } from './SqlTest.tsx';
import { useSessionCredentials } from './useSessionCredentials.ts';

/** Props of {@link SqlConnectionForm}. */
export interface SqlConnectionFormProps extends ConnectorFormProps<FieldName<SqlConnectBody>> {
  /** The kind of database. Needed with `connectionId`. @default the person chooses */
  engine?: SqlEngine;
  /** The kinds to choose from. @default all */
  engines?: readonly SqlEngine[];
  /** The host's names of the engines. @default SQL A to E */
  engineNames?: Partial<Record<SqlEngine, string>>;
  /** Milliseconds after which a test is given up. @default 15000 */
  testTimeout?: number;
  /**
   * Lets tables be chosen once it is connected, for hosts whose users have a session of the web app.
   * `organizationId` is required in it, and a tunnel is what the platform demands.
   *
   * @default no schema discovery
   */
  discovery?: SqlDiscoveryOptions;
  /**
   * Signs the person in to the web app, asked for when `discovery` finds no session there. The step
   * goes on once the promise is kept; without a promise the person says when to go on.
   *
   * @default no button for it
   */
  onSignIn?: (() => void | Promise<void>) | undefined;
}

/**
 * Connects a SQL database: paste-to-fill, a test that belongs to the values that were tested, and
 * edits that need no password.
 *
 * Parts, for styling: `[data-part]` of `connector-form`, `field`, `error-summary`, `saved` and
 * `notice`. Routes: connect-session, database/test-connection, connection-metadata, sync/enqueue.
 *
 * @throws BrainstemError with code `configuration` for a `connectionId` without an `engine`.
 */
export const SqlConnectionForm = withSession(SqlConnectionFormView, {
  name: 'sqlConnectionForm',
  events: { ...formEvents, onSignIn: [] },
  optionalEvents: [...optionalFormEvents, 'onSignIn'],
});

function SqlConnectionFormView({
  engine: given,
  engines = sqlEngines,
  engineNames,
  testTimeout,
  discovery,
  onSignIn,
  ...props
}: SqlConnectionFormProps) {
  const words = useFormWords();
  const [chosen, setChosen] = useState(
    () => engines.find((one) => one === 'sql-b') ?? engines[0] ?? 'sql-b',
  );
  if (props.connectionId !== undefined && given === undefined) {
    throw new BrainstemError(
      'configuration',
      '<SqlConnectionForm> edits a connection of one engine: pass `engine` with `connectionId`.',
    );
  }
  const session = useSessionCredentials();
  const engine = given ?? chosen;
  const nameOf = (one: SqlEngine): string => engineNames?.[one] ?? engineName(one, words);
  const title = given === undefined ? words.sqlAny : nameOf(engine);
  const declaration = useMemo(
    () => ({ ...sqlDeclaration(engine, words), title }),
    [engine, words, title],
  );
  const isPreset = props.initialValues !== undefined || props.lockedFields !== undefined;
  const [isOpen, setOpen] = useState(isPreset);
  const [isUnderstood, setUnderstood] = useState(false);
  const [name, ...rest] = declaration.sections;
  const byHand = [...(isUnderstood || name === undefined ? [] : [name]), ...rest];
  const fields = ({ isEditing, form }: CredentialForm): ReactNode => {
    if (isEditing) return <FormSections sections={declaration.sections} />;
    return (
      <>
        <WidgetBoundary>
          <SqlPaste
            engine={engine}
            engines={given === undefined ? engines : [given]}
            onEngine={setChosen}
            nameOf={nameOf}
            onUnderstood={setUnderstood}
            onEdit={() => {
              flushSync(() => setOpen(true));
              form.setFocus('metadata.host');
            }}
          />
        </WidgetBoundary>
        {isUnderstood && name !== undefined && <FormSections sections={[name]} />}
        <FoldedFields
          label={words.pasteByHand}
          sections={byHand}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {given === undefined && (
            <EngineChoice engine={engine} engines={engines} onChange={setChosen} nameOf={nameOf} />
          )}
          <FormSections sections={byHand} />
        </FoldedFields>
      </>
    );
  };
  return (
    <CredentialWidget
      {...props}
      declaration={declaration}
      intro={words.sqlIntro}
      onTyped={({ connectionId }, values) => {
        if (discovery !== undefined) session.keep(connectionId, values);
      }}
      footer={(state, buttons) => (
        <WidgetBoundary>
          <SqlTest
            key={engine}
            state={state}
            engine={engine}
            timeout={testTimeout}
            isEmpty={!isOpen && !isUnderstood && !state.isEditing}
            buttons={buttons}
          />
        </WidgetBoundary>
      )}
      after={({ connectionId }) =>
        discovery !== undefined && (
          <SqlDiscoveryPanel
            key={connectionId}
            {...discovery}
            connectionId={connectionId}
            engine={engine}
            onSignIn={onSignIn}
            session={session}
          />
        )
      }
    >
      {fields}
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
