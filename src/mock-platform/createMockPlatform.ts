import type { FileLimits } from '../contract/index.ts';
import type { Assistant } from './assistant/step.ts';
import { abortable } from './faults/abortable.ts';
import { createClock } from './clock.ts';
import { createControl } from './faults/control.ts';
import { createApp } from './createApp.ts';
import type { CallbackDelivery, Environment } from './environment.ts';
import { createFaults } from './faults/faults.ts';
import { readFixtures, type Fixtures } from './fixtures.ts';
import { issueToken } from './access/issueToken.ts';
import type { MockPlatform } from './mockPlatform.ts';
import { seedWorld, type SeededWorld } from './seed/seedWorld.ts';
import type { BrainLabels, SeedName } from './seed/seedName.ts';
import { grantConsent } from './state/connectors/consents.ts';
import { scanCode } from './state/connectors/pairings.ts';
import { stopWorld } from './state/world.ts';
import { paced, timerWait, type Wait } from './wait.ts';

/** Options for the mock platform: its seed, addresses, pace and undocumented behaviour. */
export interface MockPlatformOptions {
  /**
   * The initial data: a seed's name, or what `npx brainstem record --answers` wrote. Of a recording,
   * conversations, findings, ontologies, tasks and connections are stored with ids of the mock's own,
   * so that every route works on them; all else is that of `default`.
   *
   * @default 'default'
   */
  seed?: SeedName | Fixtures;
  /**
   * The labels of the brain: 60 with 150 relationships, 300 with 750, or 1000 with 2500.
   *
   * @default 60 with the default seed, none with the empty one, 1000 with the large one
   */
  brainLabels?: BrainLabels;
  /** Ids and credentials follow from it. @default 1 */
  randomSeed?: number;
  /** The service root; only its path matters to routing. @default 'https://platform.example' */
  baseUrl?: string;
  /** The web-app host. @default 'https://app.platform.example' */
  appUrl?: string;
  /** The time in milliseconds. @default Date.now */
  now?: () => number;
  /**
   * The assistant's pace: 1 is about forty words a second, 0.5 twice as fast, 0 as fast as
   * possible. @default 1
   */
  pace?: number;
  /** Waits for the assistant; a test may hold it back. @default the environment's timer */
  wait?: Wait;
  /**
   * Answers in place of the assistant's own script, which takes what this leaves undefined.
   *
   * @default none
   */
  assistant?: Assistant;
  /**
   * The answer of `POST /chat/attach`, which the documents leave open: the turn from its start, or
   * only what comes after. @default 'replay'
   */
  attach?: 'replay' | 'tail';
  /**
   * True if `POST /chat/cancel` stops a run. Without it the route answers `cancelled: false`, and
   * the run goes on.
   *
   * @default true
   */
  cancels?: boolean;
  /** @default 524288000 bytes and 10 files */
  fileLimits?: FileLimits;
  /**
   * True if disconnecting works. As the documents have it, the public path currently answers 502.
   *
   * @default false
   */
  disconnects?: boolean;
  /**
   * The effect of a metadata write on omitted fields, which is not documented: `merge` keeps them,
   * `replace` drops them.
   *
   * @default 'merge'
   */
  metadataWrites?: 'merge' | 'replace';
  /**
   * Answers that `npx brainstem record --answers` wrote, which are served in place of the seed's
   * own. Routes and ids that they don't have come from the seed, and so does all that writes.
   *
   * @default none
   */
  fixtures?: Fixtures;
  /** Sends async chat callbacks. @default globalThis.fetch */
  deliver?: (request: Request) => Promise<Response>;
  /** Serves the `/__mock` routes too. @default true */
  mountControl?: boolean;
}

/**
 * Creates a platform that answers every route of the contract from memory. Several can run side by
 * side; each keeps its own state. It runs wherever there is WebCrypto: in Node and in the browser.
 *
 * @throws Error when `fixtures` or `seed` are not what `npx brainstem record` writes.
 */
export function createMockPlatform(options: MockPlatformOptions = {}): MockPlatform {
  const baseUrl = (options.baseUrl ?? 'https://platform.example').replace(/\/$/, '');
  const appUrl = (options.appUrl ?? 'https://app.platform.example').replace(/\/$/, '');
  const clock = createClock(options.now);
  const faults = createFaults();
  const callbacks: CallbackDelivery[] = [];
  const environment: Environment = {
    baseUrl,
    appUrl,
    clock,
    callbacks,
    wait: paced(options.wait ?? timerWait, options.pace ?? 1),
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
      // Taken as it is where it can be: a server's own request cannot always be copied.
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
