import { serve } from '@hono/node-server';
import { createMockPlatform } from 'brainstem/mock-platform';
import { randomBytes } from 'node:crypto';

/**
 * Serves a mock of the platform, and gives what a partner has of the real one, as environment
 * variables. The mock's calls to the public address come back to this machine.
 */
export async function startPlatform(backendPort) {
  let platform;
  const { url } = await new Promise((resolve) => {
    const server = serve(
      { fetch: (request) => platform.fetch(request), port: 0, hostname: '127.0.0.1' },
      ({ port }) => resolve({ server, url: `http://127.0.0.1:${port}` }),
    );
  });
  platform = createMockPlatform({
    baseUrl: url,
    appUrl: url,
    deliver: (request) =>
      fetch(request.url.replace(publicUrl, `http://127.0.0.1:${backendPort}`), {
        method: request.method,
        headers: request.headers,
        body: request.body,
        duplex: 'half',
      }),
  });
  const { apiKey, serviceActorId } = platform.credentials;
  return {
    PLATFORM_URL: url,
    PLATFORM_API_KEY: apiKey,
    SERVICE_ACTOR_ID: serviceActorId,
    PUBLIC_URL: publicUrl,
    CALLBACK_SECRET: randomBytes(32).toString('hex'),
    ...(await connectOwnApi(platform)),
  };
}

const publicUrl = 'https://partner.example';

/** Connects the partner's own API, whose changes the webhook tells. */
async function connectOwnApi(platform) {
  const { publicUrl: root, organisationId } = platform.credentials;
  const token = await platform.issueToken();
  const call = async (path, body) => {
    const response = await platform.fetch(`${root}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  };
  const { connectionId } = await call('/connect/integrations/connect-session', {
    providerConfigKey: 'private-api-bearer',
    password: randomBytes(16).toString('hex'),
  });
  const { apiKey } = await call('/webhooks/api-connector/generate', {
    connectionId,
    organizationId: organisationId,
    providerConfigKey: 'custom-rest-api',
  });
  return { CONNECTION_ID: connectionId, WEBHOOK_API_KEY: apiKey };
}
