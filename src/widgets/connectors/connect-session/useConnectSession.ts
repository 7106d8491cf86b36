import {
  useBrainstem,
  useControllerEvent,
  useOwnController,
  usePlatformActions,
} from '../../../provider/index.ts';
import { createConnectTransport } from '../../../query/index.ts';
import { createConnectSession, type ConnectSession } from '../core/index.ts';

/** Creates a session that runs one consent at a time, until the component unmounts. */
export function useConnectSession(
  onConnect: (connection: { connectorId: string; connectionId: string }) => void,
): ConnectSession {
  const { environment } = useBrainstem();
  const transport = usePlatformActions(createConnectTransport);
  const session = useOwnController(() => createConnectSession({ transport, environment }));
  useControllerEvent(session, 'connect', onConnect);
  return session;
}
