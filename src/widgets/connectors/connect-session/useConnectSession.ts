import {
  useBrainstem,
  useControllerEvent,
  useOwnController,
  usePlatformActions,
} from '../../../provider/index.ts';
import { createConnectTransport } from '../../../query/index.ts';
import { createConnectSession, type ConnectSession } from '../core/index.ts';

/**
 * Creates what runs consents, one at a time, and ends with the component.
 *
 * @param onConnect - Called once the platform lists what was connected.
 */
export function useConnectSession(
  onConnect: (connection: { connectorId: string; connectionId: string }) => void,
): ConnectSession {
  const { environment } = useBrainstem();
  const transport = usePlatformActions(createConnectTransport);
  const session = useOwnController(() => createConnectSession({ transport, environment }));
  useControllerEvent(session, 'connect', onConnect);
  return session;
}
