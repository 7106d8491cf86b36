import { createClient } from '../../src/client/index.ts';
import { listConnections, listSessions, startConsent } from '../../src/api/index.ts';
import type { MockServer } from '../../src/cli/mock/startMockServer.ts';

/** Returns the properties that elements need to show all that they have, by tag. */
export async function elementContents({
  platform,
}: Pick<MockServer, 'platform'>): Promise<
  Readonly<Record<string, Readonly<Record<string, unknown>>>>
> {
  const { baseUrl, delegationToken, tenantId, userId } = platform.credentials;
  const client = createClient({
    baseUrl,
    fetch: platform.fetch,
    getToken: async () => ({ token: await platform.issueToken() }),
  });
  const connectionTo = async (integration: string): Promise<string> => {
    const [known] = (await listConnections(client, integration)).connections;
    if (known !== undefined) return known.connection_id;
    return platform.consent((await startConsent(client, { integration })).sessionToken);
  };
  const [session] = (await listSessions(client)).sessions;
  return {
    'brainstem-chat': { defaultSessionId: session?.sessionId },
    'brainstem-chat-launcher': { open: true },
    'brainstem-credential-form': { connectorId: 'erp-a' },
    'brainstem-delegated-onboarding': { token: delegationToken },
    'brainstem-drive-picker': { connectionId: await connectionTo('alpha-drive-files') },
    'brainstem-mail-settings': { connectionId: await connectionTo('alpha-mail') },
    'brainstem-platform-form': { slug: 'new-supplier', tenantId },
    'brainstem-product-onboarding': { tenantId, userId },
    'brainstem-sheet-picker': { connectionId: await connectionTo('alpha-drive') },
    'brainstem-site-picker': { connectionId: await connectionTo('docs-online') },
  };
}
