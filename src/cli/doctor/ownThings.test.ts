import { afterEach, expect, it } from 'vitest';
import { openDoctor, problemsOf, type OpenedDoctor } from '../testing/openDoctor.ts';

const opened: OpenedDoctor[] = [];

async function open(...options: Parameters<typeof openDoctor>): Promise<OpenedDoctor> {
  const doctor = await openDoctor(...options);
  opened.push(doctor);
  return doctor;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((doctor) => doctor.close()));
});

it('makes an ontology and a conversation with a file, reads them, and leaves nothing behind', async () => {
  const doctor = await open();
  const before = await ownThings(doctor);
  const examined = await doctor.examine(['--write']);
  expect(problemsOf(examined)).toEqual([]);
  const routes = examined.routes.map(({ route }) => route);
  for (const path of ['/chat/stream', '/chat/files', '/chat/files/url', '/ontologies/upsert']) {
    expect(routes.some((route) => route.endsWith(path))).toBe(true);
  }
  expect(examined).toMatchObject({ code: 0, left: [] });
  expect(await ownThings(doctor)).toEqual(before);
});

it('renews a token that runs out meanwhile, and leaves nothing behind', async () => {
  const doctor = await open((request, response) => {
    if (request.url.endsWith('/chat/stream')) doctor.platform.clock.advance(1_000);
    if (request.method === 'DELETE') doctor.platform.clock.advance(1_000);
    return response;
  });
  const before = await ownThings(doctor);
  const examined = await doctor.examine(['--write']);
  expect(problemsOf(examined)).toEqual([]);
  expect(examined).toMatchObject({ code: 0, left: [] });
  expect(await ownThings(doctor)).toEqual(before);
});

it('takes 201 for a file that was uploaded, since no document names a status', async () => {
  const doctor = await open((request, response) => {
    if (request.method !== 'POST' || !request.url.endsWith('/chat/files')) return response;
    return new Response(response.body, { status: 201, headers: response.headers });
  });
  const examined = await doctor.examine(['--write']);
  expect(problemsOf(examined)).toEqual([]);
  expect(examined.routes).toContainEqual(expect.objectContaining({ status: 201 }));
});

it.each(['/ontologies', '/chat/files', '/chat/stream', '/sessions', '/findings'])(
  'removes what it made when it is interrupted at %s',
  async (path) => {
    const interrupted = new AbortController();
    let made = 0;
    const doctor = await open((request, response) => {
      if (request.method === 'POST' && response.ok) made += 1;
      const isThere = new URL(request.url).pathname.endsWith(path);
      if (isThere && made > 1) interrupted.abort();
      return response;
    });
    const before = await ownThings(doctor);
    const { signal } = interrupted;
    const { code, warned, left } = await doctor.examine(['--write'], { signal });
    expect([code, left]).toEqual([1, []]);
    expect(warned).toContain('interrupted');
    expect(await ownThings(doctor)).toEqual(before);
  },
);

it('names what it could not remove', async () => {
  const doctor = await open((request, response) =>
    request.method === 'DELETE' ? Response.json({}, { status: 500 }) : response,
  );
  const { code, printed } = await doctor.call(['--write']);
  expect(code).toBe(1);
  expect(printed).toMatch(/remove it yourself:\n.*file.*\n.*conversation.*\n.*ontology brainstem-/);
});

/** Lists the things in the platform that the doctor creates. */
async function ownThings({ platform, url }: OpenedDoctor): Promise<string[]> {
  const token = await platform.issueToken();
  const paths = ['/agents-service/api/v1/agentcore/sessions', '/public/v1/ontologies?limit=50'];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await platform.fetch(`${new URL(url).origin}${path}`, { headers });
      return response.text();
    }),
  );
  return answers.flatMap((text) => text.match(/brainstem-doctor[\w-]*/g) ?? []);
}
