import { expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import { addressOf } from './examine.ts';
import { truncatedBody, json, jwt, list, type Change, type Json } from '../testing/changeAnswer.ts';
import { fieldDeviations, type Deviation } from '../testing/fieldDeviations.ts';
import { openDoctor, type ChangeResponse, type DoctorOutput } from '../testing/openDoctor.ts';

const notJson = 'the answer is not JSON, or broke off before its end';
/** Routes whose answer no later call needs. */
const leaves = [
  contract.getOrganisationDetails,
  contract.listServiceActors,
  contract.getMailAProfile,
  contract.getConnectedUser,
  contract.listDriveFiles,
  contract.getSheetPreview,
  contract.getDelegation,
  contract.countTasks,
  contract.countTodo,
  contract.listTodo,
  contract.getCombinedBrain,
] as const;
let taken = 0;

/** Another one at each call, so that few rounds are enough. */
function leaf(): contract.Endpoint {
  taken += 1;
  return leaves[taken % leaves.length] ?? limits;
}

const sessions = contract.listSessions;
const limits = contract.getFileLimits;
const findings = contract.listFindings;
const exchange = contract.exchangeToken;

const deviations: readonly Deviation[] = [
  // Fields
  ...fieldDeviations(),
  // Lists
  [
    'a list that ignores its limit',
    sessions,
    list('sessions', (items) => [...items, ...items]),
    { outcome: 'differs', because: 'asked for 2 by max_results, it answered 4' },
  ],
  [
    'a page that ignores its limit',
    contract.listConnections,
    list('connections', (items) => [...items, ...items, ...items]),
    { outcome: 'differs', because: 'asked for 2 by limit, it answered 3' },
  ],
  [
    'a count that is not the number of items',
    contract.listApprovedFindings,
    json((answer) => ({ ...answer, count: 4711 })),
    { outcome: 'differs', because: '`count` is not the number of findings in the list' },
  ],
  // Tokens
  [
    'a token that lives an hour',
    exchange,
    () => Response.json({ token: jwt({ iat: 1000, exp: 4600 }) }),
    { outcome: 'differs', because: 'the token lives 3600 seconds, not 900' },
  ],
  [
    'a token that is no JWT',
    exchange,
    () => Response.json({ token: 'opaque' }),
    { outcome: 'differs', because: 'the token is not a JWT that says when it expires' },
  ],
  [
    'an exchange under another name',
    exchange,
    json(({ token }) => ({ accessToken: token })),
    { outcome: 'differs', missing: ['token'], unnamed: ['accessToken'] },
  ],
  // Statuses
  [
    'another success than documented',
    leaf(),
    (response) => new Response(response.body, { status: 202, headers: response.headers }),
    { outcome: 'differs', because: 'expected the status 200' },
  ],
  ...refusalDeviations(),
  [
    'a redirect',
    leaf(),
    () => Response.redirect('http://127.0.0.1:1/login'),
    { outcome: 'refused', because: 'it redirects, which no document names' },
  ],
  // Bodies
  ...bodyDeviations(),
];

it('knows 30 deviations and more', () => {
  expect(new Set(deviations.map(([title]) => title)).size).toBe(deviations.length);
  expect(deviations.length).toBeGreaterThanOrEqual(30);
});

it.each(deviations)('finds %s', async (title, endpoint, _, expected) => {
  const { routes, code } = await examineRound(roundOf(title));
  const found = routes.filter(({ route }) => route === addressOf(endpoint));
  expect(found).toEqual([expect.objectContaining(expected)]);
  expect(code).toBe(1);
});

it.each<readonly [string, () => Response, Json]>([
  [
    'a route that answers without a token',
    () => Response.json({ sessions: [], nextToken: null }),
    { outcome: 'differs', because: 'expected the status 401' },
  ],
  [
    'a refusal whose body is not as documented',
    () => Response.json({ detail: 'no' }, { status: 401 }),
    { outcome: 'differs', shapes: { '(error)': '{ detail: string }' } },
  ],
])('finds %s', async (_, answer, expected) => {
  const deviate: ChangeResponse = (__, response) => (response.status === 401 ? answer() : response);
  const doctor = await openDoctor(deviate);
  const { routes } = await doctor.examine();
  await doctor.close();
  expect(routes.find(({ route }) => route.endsWith('(without a token)'))).toMatchObject(expected);
});

/**
 * One run looks for all deviations of a round, each at another route: a platform that differs in
 * one place is read to its end all the same. What breaks the token has a round of its own.
 */
function roundOf(title: string): number {
  const [, endpoint] = deviations.find(([name]) => name === title) ?? [];
  const earlier = deviations.slice(
    0,
    deviations.findIndex(([name]) => name === title),
  );
  const isSame = ([, other]: Deviation): boolean => other === endpoint;
  return earlier.filter(isSame).length + (endpoint === exchange ? 100 : 0);
}

const rounds = new Map<number, Promise<DoctorOutput>>();

function examineRound(round: number): Promise<DoctorOutput> {
  const found =
    rounds.get(round) ?? examine(deviations.filter(([title]) => roundOf(title) === round));
  rounds.set(round, found);
  return found;
}

async function examine(together: readonly Deviation[]): Promise<DoctorOutput> {
  const doctor = await openDoctor((request, response) => {
    const deviation = together.find(([, endpoint]) => isCallOf(endpoint, request));
    return deviation === undefined ? response : deviation[2](response);
  });
  const examined = await doctor.examine(['--timeout', '2']);
  await doctor.close();
  return examined;
}

function isCallOf({ method, host, path }: contract.Endpoint, request: Request): boolean {
  const pattern = `${contract.hosts[host].prefix}${path}`.replaceAll(/\{[^}]+\}/g, '[^/]+');
  return (
    request.method === method && new RegExp(`^${pattern}$`).test(new URL(request.url).pathname)
  );
}

function refusalDeviations(): Deviation[] {
  const refuse =
    (status: number, body: unknown = { error: 'x', message: 'Ada is not allowed' }): Change =>
    () =>
      Response.json(body, { status });
  return [
    ['a fresh token that is rejected', leaf(), refuse(401), because('the credential was rejected')],
    [
      'a 403 that names no scope',
      findings,
      refuse(403),
      because('access was denied without naming the scope brain:read'),
    ],
    [
      'a 403 that names another scope',
      findings,
      refuse(403, { error: 'Forbidden', message: 'Missing required scope: findings' }),
      because('access was denied without naming the scope brain:read'),
    ],
    ['a route that is not there', leaf(), refuse(404), because('there is no such route, or')],
    ['a method that is not taken', leaf(), refuse(405), because('the route does not take this')],
    ['a documented request that is rejected', leaf(), refuse(422), because('the request was')],
    ['too many requests', leaf(), refuse(429), because('too many requests')],
    ['a failure', leaf(), refuse(500), because('the platform failed')],
    [
      'an error whose body is not as documented',
      leaf(),
      refuse(503, { problem: { code: 7 } }),
      { outcome: 'refused', shapes: { '(error)': '{ problem: { code: number } }' } },
    ],
  ];
}

function bodyDeviations(): Deviation[] {
  const text =
    (body: string, type = 'application/json'): Change =>
    () =>
      new Response(body, { headers: { 'content-type': type } });
  const words = (because: string): Json => ({ outcome: 'differs', because });
  return [
    ['an empty body', leaf(), text(''), words('the answer is empty, where JSON is documented')],
    [
      'a page of HTML',
      leaf(),
      text('<!doctype html><p>Sign in', 'text/html'),
      words('the answer is a page of HTML, where JSON is documented'),
    ],
    ['half of the JSON', leaf(), text('{"max_bytes":5'), words(notJson)],
    ['words', leaf(), text('OK'), words(notJson)],
    [
      'JSON under another content type',
      leaf(),
      (response) => new Response(response.body, { headers: { 'content-type': 'text/plain' } }),
      words('the content type is not JSON'),
    ],
    [
      'a body that breaks off',
      leaf(),
      (response) => new Response(truncatedBody(), { headers: response.headers }),
      { outcome: 'no answer', because: expect.stringMatching(/broke off|cut the connection/) },
    ],
    [
      'an answer that never comes',
      leaf(),
      () => new Promise<Response>(() => undefined),
      { outcome: 'no answer', because: 'no whole answer came within 2 seconds' },
    ],
  ];
}

function because(words: string): Json {
  return { outcome: 'refused', because: expect.stringContaining(words) };
}
