import { getDocstoreDatabases, testSqlConnection } from '../../../contract/index.ts';
import { hostIn, passwordIn } from '../../connectors/connectionString.ts';
import { waitForSlowHost, connectionFailure } from '../../connectors/connectionFailure.ts';
import { HttpError } from '../../request/httpError.ts';
import seeded from '../../seed/connectors/docstoreDatabases.json' with { type: 'json' };
import { serve, type Route } from '../../serve.ts';

/** Tries databases before they are connected. */
export const databaseRoutes: readonly Route[] = [
  serve(getDocstoreDatabases, async ({ body }, call) => {
    const { connectionString } = body;
    // Undocumented: the response for an invalid connection string.
    if (!/^[a-z][a-z0-9+.-]*:\/\/./i.test(connectionString)) {
      throw new HttpError(400, 'Invalid connection string');
    }
    const host = hostIn(connectionString);
    await waitForSlowHost(host, call);
    const message = connectionFailure({ host, password: passwordIn(connectionString) });
    if (message !== undefined) throw new HttpError(400, message);
    const databases = seeded.map(({ name, collections }) => ({ name, collections }));
    return { success: true, metadata: { databases } };
  }),

  serve(testSqlConnection, async ({ body }, call) => {
    const { host, password } = body.connection;
    await waitForSlowHost(host, call);
    const message = connectionFailure({ host, password });
    return message === undefined
      ? { success: true, message: 'Connection successful' }
      : { success: false, message };
  }),
];
