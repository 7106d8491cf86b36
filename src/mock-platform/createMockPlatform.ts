import { createClock } from './clock.ts';
import { createControl } from './faults/control.ts';
import { createApp } from './createApp.ts';
import type { CallbackDelivery, Environment, MockPlatformOptions } from './environment.ts';
import { createFaults } from './faults/faults.ts';
import { readFixtures } from './fixtures.ts';
import { issueToken } from './access/issueToken.ts';
import type { MockPlatform } from './mockPlatform.ts';
import { seedWorld, type SeededWorld } from './seed/seedWorld.ts';
import { grantConsent } from './state/connectors/consents.ts';
import { scanCode } from './state/connectors/pairings.ts';
import { stopWorld } from './state/world.ts';
import { paced, timerWait } from './wait.ts';

/**
 * Creates an in-memory platform that answers every route of the contract. Instances are
 * independent. Requires WebCrypto, as in Node and browsers.
 *
 * @throws Error if `fixtures` or `seed` isn't in the format of `npx brainstem record`.
 */
export function createMockPlatform(options: MockPlatformOptions = {}): MockPlatform {
  const baseUrl = (options.baseUrl ?? 'https://platform.example').replace(/\/$/, '');
  const appUrl = (options.appUrl ?? 'https://app.platform.example').replace(/\/$/, '');
  const clock = createClock(options.now);
  const faults = createFaults();
  const callbacks: CallbackDelivery[] = [];
  const wait = options.wait ?? timerWait;
  const environment: Environment = {
    baseUrl,
    appUrl,
    clock,
    callbacks,
    wait: paced(wait, options.pace ?? 1),
    delay: wait,
    assistant: options.assistant ?? (() => undefined),
    attach: options.attach ?? 'replay',
    cancels: options.cancels ?? true,
    disconnects: options.disconnects ?? false,
    metadataWrites: options.metadataWrites ?? 'merge',
    fileLimits: options.fileLimits ?? { max_bytes: 524_288_000, max_files: 10 },
    fixture: readFixtures(options.fixtures ?? { version: 1 }),
    deliver: options.deliver ?? ((request) => globalThis.fetch(request)),
  };

  const { seed: given = 'default', brainLabels } = options;
  const recording = typeof given === 'string' ? undefined : readFixtures(given);
  let seed = typeof given === 'string' ? given : 'default';
  const seeded = (): SeededWorld =>
    seedWorld(seed, options.randomSeed ?? 1, clock.now(), { brainLabels, recording });
  let { world, ids } = seeded();

  const platform: MockPlatform = {
    fetch: async (input, init) => {
      // Used unchanged if possible, since a server's own request can't always be cloned.
      const asIs = input instanceof Request && init === undefined;
      const request = asIs ? input : new Request(input, init);
      return abortable(request.signal, () => app(request));
    },
    faults,
    clock,
    callbacks,
    credentials: { baseUrl, publicUrl: `${baseUrl}/public/v1`, appUrl, ...ids },
    reset: (nextSeed) => {
      stopWorld(world);
      seed = nextSeed ?? seed;
      faults.clear();
      callbacks.length = 0;
      clock.reset();
      ({ world, ids } = seeded());
    },
    expireTokens: () => {
      world.tokenGeneration += 1;
    },
    signOutOfApp: () => {
      world.signedIn = undefined;
    },
    consent: (sessionToken) => {
      const connection = grantConsent(world, sessionToken, clock.now());
      if (connection === undefined) {
        throw new Error('Brainstem: no consent waits for this session token. It works once.');
      }
      return connection.connection_id;
    },
    scanPairing: (code, scan) => {
      if (scanCode(world, code, clock.now(), scan)) return;
      throw new Error('Brainstem: no pending pairing shows this code now.');
    },
    webhookSecret: (connectionId) => {
      const secret = world.connections.get(connectionId)?.secrets.webhookSecret;
      return typeof secret === 'string' ? secret : undefined;
    },
    breakConsent: (connectionId) => {
      const connection = world.connections.get(connectionId);
      if (connection !== undefined) connection.authError = 'The consent has ended';
    },
    revokeApiKey: (keyId) => {
      const key = world.apiKeys.get(keyId);
      if (key !== undefined) key.revoked = true;
    },
    issueToken: async ({ serviceActorId = ids.serviceActorId, ...token } = {}) => {
      const actor = world.serviceActors.get(serviceActorId);
      if (actor === undefined) {
        throw new Error(`Brainstem: the mock platform has no service actor ${serviceActorId}.`);
      }
      return issueToken(world, actor, clock.now(), token);
    },
  };
  const app = createApp({
    environment,
    faults,
    world: () => world,
    control: options.mountControl === false ? undefined : createControl(platform),
  });
  return platform;
}

/**
 * Applies a request's signal like `fetch`: an abort before the response rejects with the signal's
 * reason, a later one errors the body with it.
 */
async function abortable(signal: AbortSignal, answer: () => Promise<Response>): Promise<Response> {
  signal.throwIfAborted();
  const response = await untilAborted(signal, answer());
  return new Response(
    response.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }),
    response,
  );
}

async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      // Like fetch, rejects with the caller's own reason, whatever its type.
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
