import { getDocstoreDatabases, testSqlConnection } from '../../contract/index.ts';
import { hostIn, passwordIn } from '../connectors/connectionString.ts';
import { whyUnreachable } from '../connectors/whyUnreachable.ts';
import { Refusal } from '../refusal.ts';
import { docstoreDatabases } from '../seed/docstoreDatabases.ts';
import { serveWith, type Call, type Route } from '../serve.ts';

const serve = serveWith<object>();

/** Milliseconds that a host takes that begins with `slow.`. */
const slowAnswer = 60_000;

/** Databases that are tried and looked into before they are connected. */
export const databaseRoutes: readonly Route[] = [
  serve(testSqlConnection, async ({ body }, call) => {
    const { host, password } = body.connection;
    await answerOf(host, call);
    const message = whyUnreachable({ host, password });
    return message === undefined
      ? { success: true, message: 'Connection successful' }
      : { success: false, message };
  }),

  serve(getDocstoreDatabases, async ({ body }, call) => {
    const { connectionString } = body;
    // Chosen: what a string that nobody answers to gives is not shown.
    if (!/^[a-z][a-z0-9+.-]*:\/\/./i.test(connectionString)) {
      throw new Refusal(400, 'Invalid connection string');
    }
    const host = hostIn(connectionString);
    await answerOf(host, call);
    const why = whyUnreachable({ host, password: passwordIn(connectionString) });
    if (why !== undefined) throw new Refusal(400, why);
    return { success: true, metadata: { databases: docstoreDatabases } };
  }),
];

async function answerOf(
  host: string,
  { environment, signal }: Call<'serviceActorToken', object>,
): Promise<void> {
  if (host.startsWith('slow.')) await environment.wait(slowAnswer, signal);
}
