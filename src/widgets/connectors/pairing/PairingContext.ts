import { createWidgetContext, useWords } from '../../../provider/index.ts';
import { connectorMessagingWords, type ConnectorMessagingWords } from '../../../words/index.ts';
import { useConnectorAccess } from '../surface/access.ts';
import type { PairingActions, PairingEvents, PairingState } from '../core/pairing/index.ts';

export const {
  Provider: PairingProvider,
  useActions: usePairingActions,
  useSelect: usePairingState,
} = createWidgetContext<PairingState, PairingActions, PairingEvents>('MessagingPairing');

export function usePairingWords(): ConnectorMessagingWords {
  return useWords('connectorMessaging', connectorMessagingWords);
}

export const pairedConnector = 'messaging-a';

export function usePairingAccess() {
  return useConnectorAccess(pairedConnector);
}
