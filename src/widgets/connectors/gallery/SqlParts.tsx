import { sqlEngines } from '../../../contract/index.ts';
import { SqlConnectionForm } from '../sql/SqlConnectionForm.tsx';
import type { SettingsProps, SetupProps } from './partProps.ts';
import { EditSettings } from './EditSettings.tsx';

/** Connects a SQL database of the connector's engine. */
export function SqlSetup({ connector, onConnect, onCancel }: SetupProps) {
  return (
    <SqlConnectionForm
      {...engineOf(connector.id)}
      name={connector.name}
      onSaved={({ connectionId }) => onConnect(connectionId)}
      onCancel={onCancel}
    />
  );
}

/** Changes a SQL connection, without its password unless it is replaced. */
export function SqlSettings({ connector, connectionId, onReplace }: SettingsProps) {
  return (
    <EditSettings onReplace={onReplace}>
      {(form) => (
        <SqlConnectionForm
          {...engineOf(connector.id)}
          name={connector.name}
          connectionId={connectionId}
          {...form}
        />
      )}
    </EditSettings>
  );
}

function engineOf(id: string): { engine?: (typeof sqlEngines)[number] } {
  const engine = sqlEngines.find((one) => one === id);
  return engine === undefined ? {} : { engine };
}
