import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';
import type { MessagingSyncMode } from './FinishPairing.tsx';

/** Props of {@link MessagingPairing}. */
export interface MessagingPairingProps extends WidgetProps {
  /** A connection that is there already: its state is shown, and nothing is paired. @default none */
  connectionId?: string;
  /** Asks for a code as soon as it is mounted, without a press. @default false */
  autoStart?: boolean;
  /**
   * The choices for `syncMode`. The platform's documents do not show its words, so that none is
   * offered or sent unless the host names them.
   *
   * @default none
   */
  syncModes?: readonly MessagingSyncMode[];
  /** For how long a code can be expected to be scannable, in milliseconds: what is counted down. @default 20000 */
  codeLifetime?: number;
  /** Called when a phone was connected. */
  onConnected?: (connectionId: string) => void;
  /** Names the region. Give each of a page its own. @default 'Pair a phone', in the locale's words */
  label?: string;
}

/** The messaging pairing, as hosts know it. */
export const messagingPairing = declareWidget<MessagingPairingProps>()('messagingPairing', {
  events: { onConnected: ['connectionId'] },
  properties: {
    connectionId: 'string',
    autoStart: 'boolean',
    syncModes: 'json',
    codeLifetime: 'number',
    label: 'string',
  },
});
