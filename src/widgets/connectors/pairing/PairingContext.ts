import { createWidgetContext, useWords } from '../../../provider/index.ts';
import { connectorMessagingWords, type ConnectorMessagingWords } from '../../../words/index.ts';
import { useConnectorAccess, type ConnectorAccess } from '../surface/access.ts';
import type { PairingActions, PairingEvents, PairingState } from '../core/pairing/index.ts';

/** The pairing's controller, for the parts of `MessagingPairing`. */
export const {
  Provider: PairingProvider,
  useActions: usePairingActions,
  useSelect: usePairingState,
} = createWidgetContext<PairingState, PairingActions, PairingEvents>('MessagingPairing');

/** Returns the pairing's texts in the provider's language. */
export function usePairingWords(): ConnectorMessagingWords {
  return useWords('connectorMessaging', connectorMessagingWords);
}

/** The catalog id of the source that a phone is paired for. */
export const pairedConnector = 'messaging-a';

/** Returns the user's rights to pair a phone. */
export function usePairingAccess(): ConnectorAccess {
  return useConnectorAccess(pairedConnector);
}
