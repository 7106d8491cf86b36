import * as v from 'valibot';
import { hosts, type Endpoint } from '../../contract/index.ts';
import { createMockPlatform, type MockPlatformOptions } from '../createMockPlatform.ts';
import type { MockPlatform } from '../mockPlatform.ts';

/** Options for a request of a test. */
export interface Sent {
  /** Sent as `Bearer …`; null sends none. @default the credential that the route wants */
  bearer?: string | null;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON. */
  json?: unknown;
  /** A body as it is. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A platform, and a short way to call its endpoints. */
export interface OpenedPlatform {
  readonly platform: MockPlatform;
  /** A token of the full service actor. */
  readonly token: string;
  readonly call: (endpoint: Endpoint, sent?: Sent) => Promise<Response>;
  /** Calls, and reads the JSON answer as a schema wants it. */
  readonly read: <S extends v.GenericSchema>(
    schema: S,
    endpoint: Endpoint,
    sent?: Sent,
  ) => Promise<v.InferOutput<S>>;
}

/** The time on opened platforms. */
export const noon = Date.UTC(2026, 2, 2, 12);

/** Opens a platform that answers at once and whose clock is stopped. */
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

/** The same value for each of the path's parameters. */
export function everyParam({ path }: Endpoint, value: string): Record<string, string> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((found) => found[1] ?? '');
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** Status and error body of an answer, for one comparison. */
export async function refusalOf(response: Response): Promise<[status: number, message: string]> {
  const body = v.parse(v.object({ error: v.string(), message: v.string() }), await response.json());
  return [response.status, body.message];
}
