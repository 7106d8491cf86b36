import { useState } from 'react';
import { catalogEntryOf } from '../../../contract/index.ts';
import type { SavedConnection } from '../forms/useCredentialForm.ts';
import type { SetupProps } from './parts/partProps.ts';

/** Returns callbacks that keep the page open after connecting until Done. */
export function useStayOpen({ onConnect, onFinish }: Pick<SetupProps, 'onConnect' | 'onFinish'>): {
  onSaved: (saved: SavedConnection) => void;
  onDone?: () => void;
} {
  const [madeId, setMadeId] = useState<string>();
  return {
    onSaved({ connectionId, providerConfigKey }) {
      setMadeId(connectionId);
      onConnect(connectionId, { stay: true, connectorId: catalogEntryOf(providerConfigKey)?.id });
    },
    ...(madeId === undefined ? {} : { onDone: () => onFinish(madeId) }),
  };
}
