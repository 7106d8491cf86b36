import { testSqlConnection } from '../../../contract/index.ts';
import { waitForSlowHost, connectionFailure } from '../../connectors/connectionFailure.ts';
import { serve, type Route } from '../../serve.ts';

/** Tests SQL databases before they are connected. */
export const sqlRoutes: readonly Route[] = [
  serve(testSqlConnection, async ({ body }, call) => {
    const { host, password } = body.connection;
    await waitForSlowHost(host, call);
    const message = connectionFailure({ host, password });
    return message === undefined
      ? { success: true, message: 'Connection successful' }
      : { success: false, message };
  }),
];
