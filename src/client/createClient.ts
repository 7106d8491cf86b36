import { abortReason, browserEnvironment, type Environment } from '../environment/index.ts';
import { createAccess, type Access } from './access/createAccess.ts';
import {
  createRequester,
  type Requester,
  type RequesterOptions,
} from './requests/createRequester.ts';
import { createClientNetwork } from './requests/createClientNetwork.ts';
import type { Drift } from './answers/readAnswer.ts';
import { createTokenSource, type GetToken, type TokenSource } from './tokens/createTokenSource.ts';
import { BrainstemError } from './errors/BrainstemError.ts';
import type { ResolveSource } from './evidence/evidence.ts';
import type { Records } from './records/createRecords.ts';
import { readServiceRoot } from './readServiceRoot.ts';
import type { ClientObserver } from './observers.ts';

/** Options for a client: the platform's addresses, the source of tokens, timeouts and retries. */
export interface ClientOptions extends Omit<
  RequesterOptions,
  'access' | 'credential' | 'network' | 'onServerTime' | 'onDrift' | 'record'
> {
  /**
   * Gets a service actor token from the host's own backend. Called when one is first needed, before
   * it expires, and when the platform rejects it. See `createTokenFetcher` for the usual case.
   */
  getToken: GetToken;
  /**
   * An audit trail of decisions, made by `createRecords`: every request that writes, and every
   * decision undone before it was sent. Each client needs its own.
   *
   * @default no records
   */
  records?: Records;
  /**
   * Finds the passage behind a reference, which the platform doesn't send. Widgets then open
   * sources, nodes and findings in a panel that shows it. Called when the user opens one.
   *
   * @default sources are links to their pages
   */
  resolveSource?: ResolveSource;
}

/** The only way to reach the platform on behalf of the signed-in user. */
export interface BrainstemClient extends Requester {
  /** The token, its state and its refreshes. Shared by everything that uses this client. */
  readonly tokens: TokenSource;
  /** Rights of the token, as far as they are known before a refusal. */
  readonly access: Access;
  /** Records of decisions. Undefined if the client was created without `records`. */
  readonly records?: Records | undefined;
  /** Finds the passage behind a reference. Undefined if the client was created without it. */
  readonly resolveSource?: ResolveSource | undefined;
  /** The service root. */
  readonly baseUrl: string;
  /** The clock, timers, network and visibility that this client uses. */
  readonly environment: Environment;
  /**
   * Calls the listener where an answer differs from the platform's documentation but was still
   * decoded: once for each place. Also reported by the provider's `onEvent`.
   *
   * @returns A function that removes the listener.
   */
  onDrift: (listener: (drift: Drift) => void) => () => void;
  /**
   * The key that separates cached answers from those of the page's other clients, of users who were
   * signed in before, and of earlier page loads.
   */
  readonly key: string;
  /** @internal Aborts when the current user signs out. */
  readonly signedOut: AbortSignal;
  /**
   * @internal Returns the current user's client, the same one until they sign out. From then on its
   * calls, even those under way, fail with a TokenError of reason `signed-out`, whoever signs in.
   */
  forUser: () => BrainstemClient;
  /** @internal Observers of this client's calls, and of the events of widgets that use it. */
  readonly observers?: Set<ClientObserver>;
}

/**
 * Creates a client. Nothing is fetched until the first call.
 *
 * @throws BrainstemError with code `configuration` for an invalid option, and for an `apiKey`,
 * which anyone who opens the page could read.
 * @example
 * const client = createClient({
 *   baseUrl: 'https://api.example.com',
 *   getToken: createTokenFetcher('/api/brainstem/token'),
 * });
 */
export function createClient(options: ClientOptions): BrainstemClient {
  refuseApiKey(options);
  const baseUrl = checkedUrl('baseUrl', options.baseUrl);
  const { appUrl, environment: given = browserEnvironment } = options;
  const network = createClientNetwork(given.network, given.clock);
  const environment = { ...given, network };
  if (typeof options.getToken !== 'function') {
    throw new BrainstemError(
      'configuration',
      "getToken is missing. Pass a function that asks your backend for a token, for example createTokenFetcher('/api/brainstem/token').",
    );
  }
  const access = createAccess();
  const { getToken } = options;
  const tokens = createTokenSource({ getToken, environment, onToken: access.tell });
  const drifts = new Set<string>();
  const listeners = new Set<(drift: Drift) => void>();
  const observers = new Set<ClientObserver>();
  const requester = createRequester({
    ...options,
    environment,
    network,
    observers,
    access,
    record: options.records?.connect({ environment, observers, bearer: access.bearer }),
    ...(appUrl === undefined ? {} : { appUrl: checkedUrl('appUrl', appUrl) }),
    baseUrl,
    credential: tokens,
    onServerTime: (date) => tokens.observeServerTime(date),
    onDrift(drift) {
      const place = `${drift.route} ${drift.path}`;
      if (drifts.has(place)) return;
      drifts.add(place);
      // A listener's error is the host's and must not fail the call.
      for (const listener of listeners) queueMicrotask(() => listener(drift));
    },
  });
  const shared = {
    ...requester,
    records: options.records,
    resolveSource: options.resolveSource,
    tokens,
    access,
    baseUrl,
    environment,
    onDrift(listener: (drift: Drift) => void) {
      // Wrapped, so that the same function can be registered twice.
      const own = (drift: Drift): void => listener(drift);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    observers,
  };
  return createUserClients(shared, access.session);
}

/** The parts of a client that all its users' clients share. */
type SharedClient = Omit<BrainstemClient, 'key' | 'signedOut' | 'forUser'>;

let created = 0;

/**
 * Creates the client of whoever is signed in. Each user in turn has a client of their own below it,
 * so that nothing that one user began, such as a decision that could still be undone, is ever sent
 * or cached as the next user's.
 *
 * @param session - Returns a signal that aborts when the current user signs out.
 */
function createUserClients(shared: SharedClient, session: () => AbortSignal): BrainstemClient {
  let user: BrainstemClient | undefined;
  const client: BrainstemClient = {
    ...shared,
    get key() {
      return client.forUser().key;
    },
    get signedOut() {
      return session();
    },
    forUser() {
      const signedOut = session();
      if (user?.signedOut !== signedOut) user = createUserClient(signedOut);
      return user;
    },
  };

  function createUserClient(signedOut: AbortSignal): BrainstemClient {
    const check = (): void => {
      if (signedOut.aborted) throw abortReason(signedOut);
    };
    const send = async <T>(call: () => Promise<T>): Promise<T> => {
      check();
      const answer = await call();
      // Nobody may show or cache it for whoever is signed in by now.
      check();
      return answer;
    };
    created += 1;
    const own: BrainstemClient = {
      ...shared,
      json: (endpoint, input, call) => send(() => client.json(endpoint, input, call)),
      html: (endpoint, input, call) => send(() => client.html(endpoint, input, call)),
      stream: (endpoint, input, call) => send(() => client.stream(endpoint, input, call)),
      upload: (endpoint, input, call) => send(() => client.upload(endpoint, input, call)),
      // Of this page load alone: a host may persist its cache, which holds the last one's answers.
      key: `client-${performance.timeOrigin}-${created}`,
      signedOut,
      forUser: () => own,
    };
    return own;
  }
  return client;
}

/**
 * Throws rather than warns, on servers too: a warning scrolls past and the key ships, and a server
 * would silently ignore the key.
 */
function refuseApiKey(options: object): void {
  if (!('apiKey' in options)) return;
  throw new BrainstemError(
    'configuration',
    'createClient takes no apiKey: whoever opens the page could read it. Keep the key on your server, answer tokens with createTokenHandler of brainstem/server, and pass getToken. If the key was ever part of a page, rotate it.',
  );
}

function checkedUrl(option: string, url: string | undefined): string {
  if (url === undefined || url === '') {
    throw new BrainstemError(
      'configuration',
      `${option} is missing. Is the environment variable that holds it set?`,
    );
  }
  // Browsers themselves block plain http from an https page (mixed content).
  const read = readServiceRoot(url, { name: option, remedy: undefined });
  if ('root' in read) return read.root;
  throw new BrainstemError('configuration', `${read.problem}.`);
}
