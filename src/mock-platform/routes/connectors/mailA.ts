import {
  disableMailAWatch,
  enableMailAWatch,
  getMailAProfile,
  pushMailA,
} from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { mailbox } from '../../seed/mailbox.ts';
import { serve, type Call, type Route } from '../../serve.ts';
import { requireConnection, type StoredConnection } from '../../state/connectors/connections.ts';

/** The lifetime of a watch in milliseconds. Undocumented. */
const watchLifetime = 7 * 24 * 60 * 60 * 1000;

export const mailARoutes: readonly Route[] = [
  serve(getMailAProfile, ({ query }, call) => {
    requireMail(query.connectionId, call);
    const { emailAddress, messagesTotal, threadsTotal, historyId } = mailbox;
    return { success: true, profile: { emailAddress, messagesTotal, threadsTotal, historyId } };
  }),

  serve(enableMailAWatch, ({ body }, call) => {
    const connection = requireMail(body.connectionId, call);
    const now = call.environment.clock.now();
    const { emailAddress, historyId } = mailbox;
    const expiration = isoTime(now + watchLifetime);
    setWatch(connection, {
      isWatchEnabled: true,
      watchExpiration: expiration,
      watchRenewedAt: isoTime(now),
      historyId,
    });
    return {
      success: true,
      connectionId: connection.connection_id,
      emailAddress,
      historyId,
      expiration,
      message: 'Watch enabled',
    };
  }),

  serve(disableMailAWatch, ({ body }, call) => {
    const connection = requireMail(body.connectionId, call);
    setWatch(connection, {
      isWatchEnabled: false,
      watchExpiration: null,
      watchRenewedAt: null,
      historyId: null,
    });
    return {
      success: true,
      connectionId: connection.connection_id,
      emailAddress: mailbox.emailAddress,
      message: 'Watch disabled',
    };
  }),

  serve(pushMailA, () => ({ success: true })),
];

function requireMail(connectionId: string, call: Call): StoredConnection {
  return requireConnection(call, connectionId, 'alpha-mail');
}

function setWatch(connection: StoredConnection, watchState: Record<string, unknown>): void {
  connection.metadata = { ...connection.metadata, watchState };
}
