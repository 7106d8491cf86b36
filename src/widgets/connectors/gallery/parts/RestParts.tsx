import type { FormOptions } from '../../forms/formOptions.ts';
import { RestConnector } from '../../rest/RestConnector.tsx';
import type { RestConnectorProps } from '../../rest/declaration.ts';
import type { SettingsProps, SetupProps } from './partProps.ts';
import { useGallery } from '../galleryContext.ts';
import { useStayOpen } from '../useStayOpen.ts';
import { useRefreshConnections } from '../useRefreshConnections.ts';

/** Connects a private API. */
export function RestSetup({ connector, onCancel, ...page }: SetupProps) {
  return (
    <RestConnector
      name={connector.name}
      {...useRestOptions()}
      {...useStayOpen(page)}
      onCancel={onCancel}
    />
  );
}

/** Edits a private API's connection and creates its webhook. */
export function RestSettings({
  connector,
  connectionId,
  providerConfigKey,
  onReplace,
}: SettingsProps) {
  const refresh = useRefreshConnections();
  return (
    <RestConnector
      name={connector.name}
      {...useRestOptions()}
      authType={providerConfigKey === 'private-api-bearer' ? 'BEARER_TOKEN' : 'BASIC'}
      connectionId={connectionId}
      onSaved={({ connectionId: made, replacedConnectionId }) => {
        refresh();
        if (replacedConnectionId !== undefined) onReplace(made);
      }}
    />
  );
}

function useRestOptions(): Pick<RestConnectorProps, 'organizationId' | keyof FormOptions> {
  const { organizationId, options } = useGallery();
  return {
    ...options?.['custom-rest-api'],
    ...(organizationId === undefined ? {} : { organizationId }),
  };
}
