import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';
import type { MessagingSyncMode } from './FinishPairing.tsx';

/** Props of {@link MessagingPairing}. */
export interface MessagingPairingProps extends WidgetProps {
  /** An existing connection, whose status is shown instead of pairing. @default none */
  connectionId?: string;
  /** Requests a code on mount. @default false */
  autoStart?: boolean;
  /**
   * The options for `syncMode`. The platform doesn't document its values, so none is offered or
   * sent by default.
   *
   * @default none
   */
  syncModes?: readonly MessagingSyncMode[];
  /** The expected lifetime of a code in milliseconds, shown as a countdown. @default 20000 */
  codeLifetime?: number;
  /** Called when a phone is connected. */
  onConnected?: (connectionId: string) => void;
  /** The label of the region, unique on a page. @default 'Pair a phone', translated */
  label?: string;
}

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
