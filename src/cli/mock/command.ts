import * as v from 'valibot';
import { brainLabels, seedName } from '../../mock-platform/seed/seedName.ts';
import { defineCommand } from '../command.ts';
import { startMockServer, type MockServer } from './startMockServer.ts';

const portMessage = 'expected a whole number from 0 to 65535';
const paceMessage = 'expected a number from 0 to 100';

/** `npx brainstem mock`: the mock platform over HTTP. */
export const mock = defineCommand({
  name: 'mock',
  summary:
    'Serves a mock of the platform over HTTP, until you stop it. It keeps everything in memory.',
  options: {
    port: { value: '<number>', says: '0 takes any free port. Default: the first free from 8787.' },
    seed: { value: '<name>', says: 'What it holds at first: default, empty or large.' },
    brain: {
      value: '<labels>',
      says: 'Labels of the brain: 60, 300 or 1000. Default: the seed’s.',
    },
    pace: { value: '<number>', says: '1 answers like a person types, 0 at once. Default: 1.' },
    json: { says: 'Print one line of JSON when it is ready.' },
  },
  schema: v.object({
    port: v.exactOptional(
      v.pipe(
        v.string(),
        v.regex(/^\d+$/, portMessage),
        v.transform(Number),
        v.maxValue(65_535, portMessage),
      ),
    ),
    seed: v.exactOptional(seedName),
    brain: v.exactOptional(v.pipe(v.string(), v.transform(Number), brainLabels)),
    pace: v.exactOptional(
      v.pipe(
        v.string(),
        v.regex(/^\d+(\.\d+)?$/, paceMessage),
        v.transform(Number),
        v.maxValue(100, paceMessage),
      ),
    ),
    json: v.optional(v.boolean(), false),
  }),
  async run({ json, brain, ...options }, { print, signal }) {
    const server = await startMockServer({
      ...options,
      ...(brain === undefined ? {} : { brainLabels: brain }),
    });
    print(json ? JSON.stringify(addressesOf(server)) : describe(server));
    await aborted(signal);
    await server.close();
    return 0;
  },
});

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function addressesOf({ platform }: MockServer): Record<string, string> {
  const { credentials } = platform;
  return {
    baseUrl: credentials.baseUrl,
    publicUrl: credentials.publicUrl,
    appUrl: credentials.appUrl,
    organisationId: credentials.organisationId,
    tenantId: credentials.tenantId,
    apiKey: credentials.apiKey,
    serviceActorId: credentials.serviceActorId,
    userJwt: credentials.userJwt,
    appSessionCookie: credentials.appSessionCookie,
    delegationToken: credentials.delegationToken,
  };
}

function describe({ url, platform: { credentials } }: MockServer): string {
  return [
    `The mock platform answers on ${url}. Stop it with Ctrl+C.`,
    '',
    'For the environment of your backend:',
    '',
    `PLATFORM_URL=${credentials.baseUrl}`,
    `PLATFORM_APP_URL=${credentials.appUrl}`,
    `PLATFORM_API_KEY=${credentials.apiKey}`,
    `SERVICE_ACTOR_ID=${credentials.serviceActorId}`,
    '',
    'For your web app, which tasks and the discovery of tables ask:',
    '',
    `Cookie: ${credentials.appSessionCookie}`,
    `User who reviews: ${credentials.userId}`,
    '',
    `Make the next request fail: curl -d '{"status":503,"times":1}' ${url}/__mock/faults`,
  ].join('\n');
}
