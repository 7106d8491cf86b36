import { createWidgetContext, useWords } from '../../../provider/index.ts';
import { connectorMessagingWords, type ConnectorMessagingWords } from '../../../words/index.ts';
import type { PairingActions, PairingEvents, PairingState } from '../core/pairing/index.ts';

/** The pairing's controller, for the parts of `MessagingPairing`. */
export const {
  Provider: PairingProvider,
  useActions: usePairingActions,
  useSelect: usePairingState,
} = createWidgetContext<PairingState, PairingActions, PairingEvents>('MessagingPairing');

/** The pairing's words in the provider's language. */
export function usePairingWords(): ConnectorMessagingWords {
  return useWords('connectorMessaging', connectorMessagingWords);
}
