import { useState } from 'react';
import { RestConnector } from '../rest/RestConnector.tsx';
import type { SettingsProps, SetupProps } from './partProps.ts';
import { useGallery } from './galleryContext.ts';
import { useRefreshConnections } from './useRefreshConnections.ts';

/** Connects a private API. */
export function RestSetup({ connector, onConnect, onFinish, onCancel }: SetupProps) {
  const [madeId, setMadeId] = useState<string>();
  return (
    <RestConnector
      name={connector.name}
      {...useOrganisation()}
      onSaved={({ connectionId }) => {
        setMadeId(connectionId);
        onConnect(connectionId, { stay: true });
      }}
      {...(madeId === undefined ? {} : { onDone: () => onFinish(madeId) })}
      onCancel={onCancel}
    />
  );
}

/** Changes a private API's connection, and makes its webhook. */
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
      {...useOrganisation()}
      authType={providerConfigKey === 'private-api-bearer' ? 'BEARER_TOKEN' : 'BASIC'}
      connectionId={connectionId}
      onSaved={({ connectionId: made, replacedConnectionId }) => {
        refresh();
        if (replacedConnectionId !== undefined) onReplace(made);
      }}
    />
  );
}

function useOrganisation(): { organizationId?: string } {
  const { organizationId } = useGallery();
  return organizationId === undefined ? {} : { organizationId };
}
