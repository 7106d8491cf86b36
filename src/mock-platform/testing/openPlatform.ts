import * as v from 'valibot';
import { hosts, type Endpoint } from '../../contract/index.ts';
import { createMockPlatform } from '../createMockPlatform.ts';
import type { MockPlatformOptions } from '../environment.ts';
import type { MockPlatform } from '../mockPlatform.ts';

/** Options of a test's request. */
export interface Sent {
  /** Sent as `Bearer …`; null sends none. @default the route's credential */
  bearer?: string | null;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** A JSON body. */
  json?: unknown;
  /** A raw body. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A platform with shortcuts to call its endpoints. */
export interface OpenedPlatform {
  readonly platform: MockPlatform;
  /** A token of the full service actor. */
  readonly token: string;
  readonly call: (endpoint: Endpoint, sent?: Sent) => Promise<Response>;
  /** Calls an endpoint and parses its JSON response with a schema. */
  readonly read: <S extends v.GenericSchema>(
    schema: S,
    endpoint: Endpoint,
    sent?: Sent,
  ) => Promise<v.InferOutput<S>>;
}

/** The time on opened platforms. */
export const noon = Date.UTC(2026, 2, 2, 12);

/** Opens a platform without delays and with a fixed clock. */
export async function openPlatform(options: MockPlatformOptions = {}): Promise<OpenedPlatform> {
  const platform = createMockPlatform({ pace: 0, now: () => noon, ...options });
  const token = await platform.issueToken();
  const call = (endpoint: Endpoint, sent: Sent = {}): Promise<Response> => {
    const path = endpoint.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(sent.params?.[name] ?? ''),
    );
    const query = new URLSearchParams(sent.query).toString();
    const { root, prefix } = hosts[endpoint.host];
    const { baseUrl, appUrl } = platform.credentials;
    const url = `${root === 'app' ? appUrl : baseUrl}${prefix}${path}?${query}`;
    const bearer = sent.bearer === undefined ? bearerOf(endpoint, platform, token) : sent.bearer;
    return platform.fetch(url, {
      method: endpoint.method,
      body: sent.raw ?? ('json' in sent ? JSON.stringify(sent.json) : null),
      signal: sent.signal ?? null,
      credentials: endpoint.credential === 'appSession' ? 'include' : 'omit',
      headers: {
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...sent.headers,
      },
    });
  };
  return {
    platform,
    token,
    call,
    read: async (schema, endpoint, sent) =>
      v.parse(schema, await (await call(endpoint, sent)).json()),
  };
}

function bearerOf(
  { credential }: Endpoint,
  { credentials }: MockPlatform,
  token: string,
): string | null {
  if (credential === 'apiKey') return credentials.apiKey;
  if (credential === 'userJwt') return credentials.userJwt;
  if (credential === 'mailProvider') return credentials.mailProviderToken;
  return credential === 'serviceActorToken' || credential === 'webhookApiKey' ? token : null;
}

/** Sets all path parameters to the same value. */
export function everyParam({ path }: Endpoint, value: string): Record<string, string> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((found) => found[1] ?? '');
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** Returns the status and message of an error response, for one comparison. */
export async function refusalOf(response: Response): Promise<[status: number, message: string]> {
  const body = v.parse(v.object({ error: v.string(), message: v.string() }), await response.json());
  return [response.status, body.message];
}
