import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import * as contract from '../../contract/index.ts';
import { createMockPlatform, type MockPlatform } from '../../mock-platform/index.ts';
import { textsIn } from '../doctor/shapeOf.ts';
import type { CommandResult } from '../testing/callCommand.ts';
import { truncatedBody, list } from '../testing/changeAnswer.ts';
import { openDoctor, type OpenedDoctor } from '../testing/openDoctor.ts';

const folder = resolve('.cache/record');
const opened: OpenedDoctor[] = [];

async function open(...options: Parameters<typeof openDoctor>): Promise<OpenedDoctor> {
  const doctor = await openDoctor(...options);
  opened.push(doctor);
  return doctor;
}

beforeEach(() => mkdirSync(folder, { recursive: true }));

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all(opened.splice(0).map((doctor) => doctor.close()));
});

function run(
  { run: call }: OpenedDoctor,
  args: readonly string[] = [],
  signal = new AbortController().signal,
): Promise<CommandResult> {
  return call(['record', ...args], { folder, signal });
}

const file = v.object({
  version: v.literal(1),
  shapes: v.record(v.string(), v.string()),
  answers: v.optional(
    v.array(
      v.object({
        route: v.string(),
        about: v.record(v.string(), v.string()),
        answer: v.unknown(),
      }),
    ),
  ),
});

const written = (name = 'brainstem-fixtures.json') => readFileSync(join(folder, name), 'utf8');
const recorded = () => v.parse(file, JSON.parse(written()));

/** Texts of a platform that are no words of its own. */
function peoplesTexts({ sent }: OpenedDoctor): string[] {
  const texts = sent.flatMap((text) => [...textsIn(parsed(text))]);
  const own = new Set<string>(contract.connectorCatalog.flatMap(contract.providerConfigKeysOf));
  return [...new Set(texts)].filter(
    (text) =>
      text.length > 4 &&
      !/^[a-z_-]+$/.test(text) &&
      !/^\d{4}-\d{2}-\d{2}/.test(text) &&
      !/^[a-z]+\/[\w.+-]+$/.test(text) &&
      !own.has(text),
  );
}

function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return text;
  }
}

it('writes shapes alone unless answers are asked for, for its owner alone to read', async () => {
  const doctor = await open();
  const { code, printed } = await run(doctor);
  expect(code).toBe(0);
  expect(printed).toMatch(/^Wrote shapes of \d+ routes to brainstem-fixtures\.json\.$/);
  const { answers, shapes } = recorded();
  expect(answers).toBeUndefined();
  expect(Object.keys(shapes).length).toBeGreaterThan(30);
  expect(shapes['GET {base_url}/agents-service/api/v1/agentcore/chat/files/limits']).toBe(
    '{ max_bytes: number, max_files: number }',
  );
  expect(statSync(join(folder, 'brainstem-fixtures.json')).mode & 0o777).toBe(0o600);
  const text = written();
  expect(peoplesTexts(doctor).filter((it) => text.includes(JSON.stringify(it)))).toEqual([]);
});

it('keeps no text that a user may have written, and no secret', async () => {
  const doctor = await open();
  const { clock } = doctor.platform;
  clock.stop();
  // A time that reads as a text of the seed, 04:30, when a terminal opens: dates are kept.
  clock.advance((Date.UTC(2026, 2, 2, 12, 4, 30) - clock.now()) / 1000);
  const { printed, warned } = await run(doctor, ['--answers']);
  const text = written().replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '');
  const { credentials } = doctor.platform;
  const secrets = [
    credentials.apiKey,
    credentials.appSessionCookie.split('=')[1] ?? '',
    credentials.delegationToken,
    credentials.tenantId,
    credentials.userId,
  ];
  const texts = peoplesTexts(doctor);
  expect(texts.length).toBeGreaterThan(300);
  expect(
    [...secrets, ...texts].filter((it) =>
      // Placeholders are drawn by chance, so that digits of a longer one may be a short number.
      /^\d+$/.test(it)
        ? new RegExp(`(?<![\\w-])${it}(?![\\w-])`).test(text)
        : text.includes(JSON.stringify(it).slice(1, -1)),
    ),
  ).toEqual([]);
  expect(printed + warned).not.toMatch(new RegExp(secrets.join('|')));
  expect(warned).toContain('becomes a placeholder');
});

/** A client of a mock platform that serves what was recorded, with the drifts that it tells. */
function replay(): {
  platform: MockPlatform;
  client: ReturnType<typeof createPlatformClient>;
  drifts: string[];
} {
  const platform = createMockPlatform({ pace: 0, fixtures: recorded() });
  const client = createPlatformClient(platform, { retry: { attempts: 0 } });
  const drifts: string[] = [];
  client.onDrift(({ route, path }) => drifts.push(`${route} ${path}`));
  return { platform, client, drifts };
}

it('records a tenant that is a seed, on which every route works', async () => {
  const doctor = await open();
  const original = createPlatformClient(doctor.platform);
  await run(doctor, ['--answers']);
  const seeded = createMockPlatform({ pace: 0, seed: recorded() });
  const client = createPlatformClient(seeded, { retry: { attempts: 0 } });

  const { counters, findings } = await client.json(contract.listFindings, {});
  expect(counters).toEqual((await original.json(contract.listFindings, {})).counters);
  const pending = findings.find(({ review_state }) => review_state === 'pending');
  const params = { finding_id: pending?.finding_id ?? '' };
  await client.json(contract.approveFinding, { params, body: {} });
  const after = await client.json(contract.listFindings, {});
  expect(after.counters.approved).toBe(counters.approved + 1);

  const lists = await Promise.all(
    [original, client].map(async (one) => {
      const { sessions } = await one.json(contract.listSessions, { query: {} });
      const [first] = sessions;
      const session = { session_id: first?.sessionId ?? '' };
      const { messages } = await one.json(contract.listMessages, { params: session, query: {} });
      const ontologies = await one.json(contract.listOntologies, { query: {} });
      return {
        sessions: sessions.map(({ lastMessageAt, requiresAction }) => [
          lastMessageAt,
          requiresAction,
        ]),
        roles: messages.map(({ role }) => role),
        terms: ontologies.map(({ legalTerms }) => legalTerms.length),
      };
    }),
  );
  expect(lists[1]).toEqual(lists[0]);
});

it('records a world that the mock platform serves, with ids that lead from one answer to the next', async () => {
  const doctor = await open();
  const original = createPlatformClient(doctor.platform);
  await run(doctor, ['--answers']);
  const { client, drifts } = replay();

  const findings = await client.json(contract.listFindings, {});
  const before = await original.json(contract.listFindings, {});
  expect(findings.counters).toEqual(before.counters);
  expect(findings.findings.map(({ confidence }) => confidence)).toEqual(
    before.findings.map(({ confidence }) => confidence),
  );
  const [finding] = findings.findings;
  const params = { finding_id: finding?.finding_id ?? '' };
  const detail = await client.json(contract.getFinding, { params });
  expect(detail.finding).toEqual(finding);
  expect(finding?.title).not.toBe(before.findings[0]?.title);

  const { sessions, nextToken } = await client.json(contract.listSessions, { query: {} });
  expect(sessions.length).toBeGreaterThan(2);
  expect(nextToken).toBeNull();
  for (const { sessionId } of sessions) {
    const about = { params: { session_id: sessionId }, query: { include_partial: true } };
    const answer = await client.json(contract.listMessages, about);
    expect(answer.sessionId).toBe(sessionId);
    expect(answer.messages.length).toBeGreaterThan(0);
  }

  const brain = await client.json(
    {
      ...contract.performAction,
      response: { ...contract.performAction.response, schema: contract.brain },
    },
    { body: { action: 'visualization', response_format: 'json' } },
  );
  expect(new Set(Object.keys(brain.node_counts))).toEqual(new Set(brain.node_labels));
  expect(drifts).toEqual([]);

  // And every answer, served or not, is as the documents have it.
  const byName = new Map(contract.endpoints.map((endpoint) => [endpoint.name, endpoint]));
  const { answers = [] } = recorded();
  expect(answers.length).toBeGreaterThan(60);
  for (const { route, answer } of answers) {
    const response = byName.get(route)?.response;
    if (response?.type === 'json') {
      expect([route, v.safeParse(response.schema, answer).issues]).toEqual([route, undefined]);
    }
  }
});

it('records what a deviating platform answers, and leaves out what is no answer', async () => {
  const doctor = await open(async (request, response) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/tasks')) return new Response('<p>Ada Lovelace', { status: 200 });
    if (pathname.endsWith('/limits')) return Response.json({ error: 'Ada' }, { status: 500 });
    if (pathname.endsWith('/counts')) return new Response(truncatedBody());
    if (!pathname.endsWith('/sessions')) return response;
    return list('sessions', (all) => all.map((it) => ({ ...it, preview: 7, 'Ada L.': 'Ada' })))(
      response,
    );
  });
  const { code } = await run(doctor, ['--answers', '--timeout', '5']);
  expect(code).toBe(0);
  expect(written()).not.toContain('Ada');
  const { client, drifts } = replay();
  const { sessions } = await client.json(contract.listSessions, { query: {} });
  expect(sessions.length).toBeGreaterThan(2);
  expect(drifts).toEqual(['GET /sessions sessions[].preview']);
  const limits = await client.json(contract.getFileLimits, {});
  expect(limits.max_files).toBe(10);
});

it.each(['/findings', '/tasks', '/sessions'])(
  'leaves an earlier recording as it was when it is interrupted at %s',
  async (path) => {
    const earlier = JSON.stringify({ version: 1, shapes: {} });
    writeFileSync(join(folder, 'brainstem-fixtures.json'), earlier);
    const interrupted = new AbortController();
    const doctor = await open((request, response) => {
      if (new URL(request.url).pathname.endsWith(path)) interrupted.abort();
      return response;
    });
    const { code, warned } = await run(doctor, ['--answers'], interrupted.signal);
    expect(code).toBe(1);
    expect(warned).toContain('interrupted, so nothing was written');
    expect(written()).toBe(earlier);
    expect(readdirSync(folder)).toEqual(['brainstem-fixtures.json']);
  },
);

it('replaces an earlier recording, and no other file', async () => {
  const doctor = await open();
  const earlier = JSON.stringify({ version: 1, shapes: {} });
  writeFileSync(join(folder, 'brainstem-fixtures.json'), earlier);
  writeFileSync(join(folder, 'package.json'), '{}');
  const refused = await run(doctor, ['--out', 'package.json']);
  expect(refused.code).toBe(1);
  expect(refused.warned).toContain('is no recording');
  expect(written('package.json')).toBe('{}');
  expect((await run(doctor, ['--answers'])).code).toBe(0);
  expect(recorded().answers).toBeDefined();
  expect(readdirSync(folder).sort()).toEqual(['brainstem-fixtures.json', 'package.json']);
});

it('writes nothing of a server that answers nothing', async () => {
  const doctor = await open(() => new Response('garbage', { status: 502 }));
  const { code, warned } = await run(doctor, ['--answers']);
  expect(code).toBe(1);
  expect(warned).toContain('no route answered');
  expect(readdirSync(folder)).toEqual([]);
});
