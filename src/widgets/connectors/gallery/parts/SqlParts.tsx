import { sqlEngines } from '../../../../contract/index.ts';
import type { SavedConnection } from '../../forms/useCredentialForm.ts';
import type { SqlConnectionFormProps } from '../../sql/declaration.ts';
import { SqlConnectionForm } from '../../sql/SqlConnectionForm.tsx';
import type { ConnectorInfo } from '../connector/connectorInfo.ts';
import { useGallery } from '../galleryContext.ts';
import { useStayOpen } from '../useStayOpen.ts';
import type { SettingsProps, SetupProps } from './partProps.ts';
import { useEditedForm } from '../useEditedForm.ts';

/** Connects a SQL database, then selects tables if discovery is available. */
export function SqlSetup({ connector, onCancel, ...page }: SetupProps) {
  const props = useSqlProps(connector);
  const stay = useStayOpen(page);
  const leave = {
    onSaved: ({ connectionId, providerConfigKey }: SavedConnection) =>
      page.onConnect(connectionId, { connectorId: providerConfigKey }),
  };
  return (
    <SqlConnectionForm
      {...props}
      {...(props.discovery === undefined ? leave : stay)}
      onCancel={onCancel}
    />
  );
}

/** Edits a SQL connection. The password is kept unless replaced. */
export function SqlSettings({ connector, connectionId, ...page }: SettingsProps) {
  const form = useEditedForm(page);
  return <SqlConnectionForm {...useSqlProps(connector)} connectionId={connectionId} {...form} />;
}

function useSqlProps({ id, name, kinds }: ConnectorInfo): SqlConnectionFormProps {
  const { options, appearance } = useGallery();
  const engine = sqlEngines.find((one) => one === id);
  return {
    ...((engine === undefined ? undefined : options?.[engine]) ?? options?.sql),
    name,
    engineNames: Object.fromEntries(
      sqlEngines.flatMap((one) => {
        const own = appearance?.[one]?.name;
        return own === undefined ? [] : [[one, own] as const];
      }),
    ),
    ...(engine === undefined
      ? { engines: sqlEngines.filter((one) => kinds.some((kind) => kind.id === one)) }
      : { engine }),
  };
}
