import { sqlEngines, type SqlEngine } from '../../../../contract/index.ts';
import type { SavedConnection } from '../../forms/useCredentialForm.ts';
import { SqlConnectionForm } from '../../sql/SqlConnectionForm.tsx';
import { useGallery } from '../galleryContext.ts';
import { useStay } from '../useStay.ts';
import type { SettingsProps, SetupProps } from './partProps.ts';
import type { SqlOptions } from '../connector/connectorOptions.ts';
import { useEditedForm } from '../useEditedForm.ts';

/** Connects a SQL database of the connector's engine; its tables are chosen next, if possible. */
export function SqlSetup({ connector, onCancel, ...page }: SetupProps) {
  const options = useSqlOptions(connector.id);
  const stay = useStay(page);
  const leave = { onSaved: ({ connectionId }: SavedConnection) => page.onConnect(connectionId) };
  return (
    <SqlConnectionForm
      {...options}
      name={connector.name}
      {...(options.discovery === undefined ? leave : stay)}
      onCancel={onCancel}
    />
  );
}

/** Changes a SQL connection, without its password unless it is replaced. */
export function SqlSettings({ connector, connectionId, ...page }: SettingsProps) {
  const form = useEditedForm(page);
  const options = useSqlOptions(connector.id);
  return (
    <SqlConnectionForm {...options} name={connector.name} connectionId={connectionId} {...form} />
  );
}

function useSqlOptions(id: string): SqlOptions & { engine?: SqlEngine } {
  const { options } = useGallery();
  const engine = sqlEngines.find((one) => one === id);
  return engine === undefined ? {} : { ...options[engine], engine };
}
