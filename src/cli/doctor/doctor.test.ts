import { afterEach, expect, it } from 'vitest';
import { callCommand } from '../testing/callCommand.ts';
import { record } from '../testing/changeAnswer.ts';
import {
  openDoctor,
  problemsOf,
  type ChangeResponse,
  type OpenedDoctor,
} from '../testing/openDoctor.ts';
import { endpoints, getWebhook } from '../../contract/index.ts';
import { addressOf, examine } from './examine.ts';
import { probesOf } from './probes.ts';
import { textsIn } from './shapeOf.ts';

const opened: OpenedDoctor[] = [];

async function open(...options: Parameters<typeof openDoctor>): Promise<OpenedDoctor> {
  const doctor = await openDoctor(...options);
  opened.push(doctor);
  return doctor;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((doctor) => doctor.close()));
});

it('calls every route that only reads of a true platform, changes nothing, and finds no fault', async () => {
  const asked = new Set<string>();
  const doctor = await open((request, response) => {
    asked.add(`${request.method} ${new URL(request.url).pathname}`);
    return response;
  });
  const examined = await doctor.examine();
  expect(problemsOf(examined)).toEqual([]);
  expect(examined.code).toBe(0);
  const named = new Set(examined.routes.map(({ route }) => route));
  const reading = endpoints.filter(({ method }) => method === 'GET').map(addressOf);
  expect(reading.length).toBeGreaterThan(35);
  expect(reading.filter((route) => !named.has(route))).toEqual([]);
  expect([...asked].filter((request) => !request.startsWith('GET'))).toEqual([
    'POST /public/v1/identity/auth/token/exchange',
    'POST /public/v1/ontologies/resolve',
    'POST /public/v1/analytics/perform/action',
    expect.stringContaining('POST /core-analytics/visualization/combined/tenant/'),
  ]);
});

it.each(['empty', 'large'] as const)(
  'finds nothing on a true platform with the %s seed, and ends with code 0',
  async (seed) => {
    const doctor = await open(undefined, { seed });
    // Without questions that were handed on there is no link.
    const env = seed === 'empty' ? { PLATFORM_LINK_TOKEN: undefined } : {};
    const examined = await doctor.examine([], { env });
    expect(problemsOf(examined)).toEqual([]);
    expect(examined.code).toBe(0);
  },
);

it('says which scope a token lacks, and counts that as no fault', async () => {
  const doctor = await open();
  const { credentials } = doctor.platform;
  const token = await doctor.platform.issueToken({ capabilities: ['brain:read'] });
  const env = {
    PLATFORM_TOKEN: token,
    PLATFORM_API_KEY: undefined,
    PLATFORM_USER_ID: credentials.userId,
  };
  const { routes, code } = await doctor.examine([], { env });
  const lacking = routes.filter(({ outcome }) => outcome === 'scope missing');
  expect(new Set(lacking.map(({ scopeMissing }) => scopeMissing))).toEqual(
    new Set(['connectors:read']),
  );
  expect(code).toBe(0);
});

it('prints a table that says what is wrong below the route', async () => {
  const doctor = await open(
    editing('/chat/files/limits', (json) => ({
      max_bytes: '5',
      total: 1,
      ...omit(json, 'max_bytes'),
    })),
  );
  const { printed, code } = await doctor.call();
  expect(code).toBe(1);
  const lines = printed.split('\n');
  const at = lines.findIndex((line) => line.includes('/chat/files/limits'));
  expect(lines[at]).toMatch(/^ {3}200 +\d+ {2}differs +GET \{base_url\}/);
  expect(lines.slice(at + 1, at + 3)).toEqual([
    '    max_bytes: expected number, received string',
    '    in no document: total',
  ]);
});

it('prints neither a credential nor anything that a user wrote', async () => {
  const content = 'Ada Lovelace owes 4711';
  const doctor = await open(async (request, response) => {
    if (!request.url.includes('/tasks') && !request.url.includes('/findings')) return response;
    const json: unknown = await response.json();
    const people = { [content]: 1, 'ada@example.com': { [content]: content }, Ada: [content] };
    return Response.json({ ...record(json), ...people, note: content, name: 'Ada' });
  });
  const { credentials } = doctor.platform;
  for (const args of [[], ['--json']]) {
    const { printed, warned } = await doctor.call(args);
    const output = printed + warned;
    const secrets = [
      credentials.apiKey,
      credentials.appSessionCookie,
      credentials.appSessionCookie.split('=')[1] ?? '',
      credentials.delegationToken,
    ];
    const texts = [...new Set(doctor.sent.flatMap((text) => [...textsIn(parsed(text))]))];
    // Words in lower case are the names of states, which fields have too.
    const written = texts.filter((text) => text.length > 3 && !/^[a-z_]+$/.test(text));
    expect(written.length).toBeGreaterThan(200);
    const told = [...secrets, 'Ada', ...written].filter((text) => output.includes(text));
    // The seeded brain has a label like the heading of the table.
    expect(told.filter((text) => text !== 'Route')).toEqual([]);
  }
});

it('takes a connection without a webhook for no fault', () => {
  const probe = probesOf(2).find(({ endpoint }) => endpoint.name === 'getWebhook');
  const body = JSON.stringify({ status: 404, message: 'No webhook' });
  const answer = {
    type: 'answer',
    status: 404,
    ms: 1,
    contentType: 'application/json',
    body,
  } as const;
  expect(examine(getWebhook, answer, probe)).toMatchObject({ outcome: 'as documented' });
});

/** A byte that JSON, text and HTML have no use for. */
const garbage = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256);

it.each<[title: string, answer: () => Response]>([
  ['garbage', () => new Response(garbage)],
  ['garbage that says it is JSON', () => Response.json(null, { headers: { 'x-a': 'b' } })],
  ['a page of HTML', () => new Response('<h1>Ada Lovelace</h1>', { headers: html })],
  ['redirects', () => Response.redirect('http://127.0.0.1:1/?who=Ada+Lovelace')],
  [
    'failures with pages of HTML',
    () => new Response('<h1>Ada</h1>', { status: 502, headers: html }),
  ],
  ['nothing', () => new Response(null, { status: 204 })],
  ['cut connections', () => Response.error()],
  ['JSON of endless depth', () => new Response(`${'['.repeat(100_000)}1`)],
  ['strings', () => Response.json('Ada Lovelace')],
  ['lists', () => Response.json([['Ada Lovelace']])],
  ['numbers that are no status', () => Response.json({ status: 'Ada', error: 5, message: {} })],
])('says what is wrong with a server that answers %s, and quotes nothing', async (_, answer) => {
  const doctor = await open(() => answer());
  const env = { PLATFORM_TOKEN: 'a-token' };
  const { code, printed, warned } = await doctor.call(['--timeout', '5'], { env });
  expect(code).toBe(1);
  expect(printed).toMatch(/differs|refused|no answer/);
  expect(printed + warned).not.toMatch(/Ada|a-token/);
});

it.each([
  ['PLATFORM_URL', { PLATFORM_URL: undefined }],
  ['PLATFORM_URL must be an absolute', { PLATFORM_URL: 'api.example.com' }],
  ['PLATFORM_URL must be an absolute', { PLATFORM_URL: 'ftp://example.com' }],
  ['or pass --allow-http', { PLATFORM_URL: 'http://example.com' }],
  ['without user, query', { PLATFORM_URL: 'https://user:hunter2@example.com' }],
  ['PLATFORM_API_KEY is missing', { PLATFORM_API_KEY: undefined }],
  ['SERVICE_ACTOR_ID is missing', { SERVICE_ACTOR_ID: '' }],
  ['PLATFORM_API_KEY must be the value alone', { PLATFORM_API_KEY: 'Bearer hunter2' }],
  ['PLATFORM_API_KEY must be the value alone', { PLATFORM_API_KEY: 'hunter2\n' }],
])('says “%s” before any call, and quotes no secret', async (words, env) => {
  const doctor = await open();
  const { code, warned, printed } = await doctor.call([], { env });
  expect(code).toBe(1);
  expect(warned).toContain(words);
  expect(warned + printed).not.toContain('hunter2');
  expect(doctor.sent).toEqual([]);
});

it('says how to set what an empty environment lacks', async () => {
  const { code, warned } = await callCommand(['doctor'], { env: {} });
  expect(code).toBe(1);
  expect(warned).toContain('PLATFORM_URL is missing. Set it to the platform');
});

it('says that a server can’t be reached, with exit code 1', async () => {
  const { code, printed } = await callCommand(['doctor'], {
    env: { PLATFORM_URL: 'http://127.0.0.1:1', PLATFORM_TOKEN: 'token' },
  });
  expect(code).toBe(1);
  expect(printed).toContain('the server could not be reached');
});

const html = { 'content-type': 'text/html' };

/** Changes the JSON that one route answers. */
function editing(path: string, edit: (json: Record<string, unknown>) => unknown): ChangeResponse {
  return async (request, response) => {
    if (!new URL(request.url).pathname.endsWith(path) || !response.ok) return response;
    return Response.json(edit(record(await response.json())));
  };
}

function omit(record: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return text;
  }
}
