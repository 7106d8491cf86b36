import { useState } from 'react';
import type { SavedConnection } from '../forms/useCredentialForm.ts';
import type { SetupProps } from './parts/partProps.ts';

/** Returns the callbacks of a form with a next step after connecting: the page stays until Done. */
export function useStay({ onConnect, onFinish }: Pick<SetupProps, 'onConnect' | 'onFinish'>): {
  onSaved: (saved: SavedConnection) => void;
  onDone?: () => void;
} {
  const [madeId, setMadeId] = useState<string>();
  return {
    onSaved({ connectionId }) {
      setMadeId(connectionId);
      onConnect(connectionId, { stay: true });
    },
    ...(madeId === undefined ? {} : { onDone: () => onFinish(madeId) }),
  };
}
