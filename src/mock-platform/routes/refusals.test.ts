import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import {
  everyParam,
  openPlatform,
  refusalOf,
  type OpenedPlatform,
  type Sent,
} from '../testing/openPlatform.ts';

type Named = readonly (readonly [name: string, endpoint: contract.Endpoint])[];

const { endpoints, knownMessages } = contract;
const named = (those: readonly contract.Endpoint[]): Named =>
  those.map((endpoint) => [endpoint.name, endpoint]);

/** Credentials of routes that want none, or find it in their input. */
const open = new Set<contract.Credential | undefined>([undefined, 'none', 'linkToken']);
const secured = endpoints.filter((endpoint) => !open.has(endpoint.credential));

const bodyFor = ({ body }: contract.Endpoint): Sent => (body?.type === 'json' ? { json: {} } : {});

describe('without a credential', () => {
  it.each(named(endpoints))('%s is served', async (_, endpoint) => {
    const { platform, call } = await openPlatform();
    platform.signOutOfApp();
    const params = everyParam(endpoint, 'x');
    const answer = await call(endpoint, { bearer: null, params, ...bodyFor(endpoint) });
    expect(answer.status).not.toBe(405);
    if (answer.ok) return;
    const refusal = await refusalOf(answer);
    if (secured.includes(endpoint)) expect(refusal).toEqual([401, knownMessages.missingToken]);
    else expect(refusal).not.toEqual([404, 'Not Found']);
  });
});

describe('without its scope', () => {
  /** Scopes that the mock chose where the documents show none. */
  const chosen = new Map<contract.Endpoint, contract.Scope>([
    [contract.performAction, 'brain:read'],
    [contract.getCombinedBrain, 'brain:read'],
    [contract.answerOnboardingQuestions, 'analytics:query'],
    ...endpoints
      .filter(({ host, method }) => host === 'agentcore' && method !== 'GET')
      .map((endpoint) => [endpoint, 'analytics:query'] as const),
  ]);
  const rows = endpoints.flatMap((endpoint) => {
    const scope = endpoint.scope ?? chosen.get(endpoint);
    return scope === undefined ? [] : [[endpoint.name, scope, endpoint] as const];
  });
  const scopes = [...new Set(rows.map(([, scope]) => scope))];

  it.each(rows)('403 "Missing required scope" on %s names %s', async (_, scope, endpoint) => {
    const { platform, call, read } = await openPlatform();
    const { apiKeyId, userJwt } = platform.credentials;
    const others = scopes.filter((other) => other !== scope);
    const key = v.object({ apiKey: v.string() });
    const bearer =
      endpoint.credential === 'apiKey'
        ? await read(key, contract.rotateApiKey, {
            bearer: userJwt,
            params: { 'key-id': apiKeyId },
            json: { scopes: others },
          }).then(({ apiKey }) => apiKey)
        : await platform.issueToken({ capabilities: others });
    const sent = { bearer, params: everyParam(endpoint, 'x'), ...bodyFor(endpoint) };
    expect(await refusalOf(await call(endpoint, sent))).toEqual([
      403,
      knownMessages.missingScope(scope),
    ]);
  });
});

describe('a body that is not valid', () => {
  const taking = endpoints.filter(({ body }) => body?.type === 'json');

  it.each(named(taking))('400 for what is no JSON on %s', async (_, endpoint) => {
    const { call } = await openPlatform();
    const answer = await call(endpoint, { raw: '{', params: everyParam(endpoint, '1') });
    expect(await refusalOf(answer)).toEqual([400, 'The body is not valid JSON']);
  });

  /** Those that forward whatever they are sent, or read it by hand. */
  const forwarding = new Set<contract.Endpoint>([
    contract.answerOnboardingQuestions,
    contract.pushApiConnector,
    contract.pushMailA,
    contract.pushMessagingA,
    contract.signUpOrganisation,
    contract.submitForm,
  ]);
  /** "400 invalid payload" and its like; elsewhere "422 body validation failed". */
  const with400 = new Set<contract.Endpoint>([
    contract.createOntology,
    contract.updateOntology,
    contract.upsertOntology,
    contract.resolveOntologies,
    contract.createConnectSession,
    contract.checkSource,
    contract.discoverStreams,
    contract.configureSync,
  ]);

  it.each(named(taking.filter((endpoint) => !forwarding.has(endpoint))))(
    'is refused on %s where it is no object',
    async (_, endpoint) => {
      const { call } = await openPlatform();
      const params = everyParam(endpoint, '1');
      const [status, message] = await refusalOf(await call(endpoint, { json: 1, params }));
      expect(status).toBe(with400.has(endpoint) ? 400 : 422);
      expect(message).toMatch(/^body: /);
    },
  );
});

/** Something that a route is asked about by its id. */
interface Thing {
  readonly refusal: readonly [status: number, message: string];
  /** The id of one that belongs to the caller's organisation. */
  readonly own: (opened: OpenedPlatform) => Promise<string>;
}

const connection = (providerConfigKey: string): Thing => ({
  refusal: [404, 'Connection not found'],
  own: async ({ read }) => {
    const { schema } = contract.listConnections.response;
    const query = { providerConfigKey };
    const { connections } = await read(schema, contract.listConnections, { query });
    return connections[0]?.connection_id ?? '';
  },
});
const database = connection('sql-b');
const mailbox = connection('alpha-mail');
const drive = connection('alpha-drive');
const finding: Thing = {
  refusal: [404, 'Finding not found'],
  own: async ({ read }) => {
    const { findings } = await read(contract.findingList, contract.listFindings);
    return findings.find((one) => one.review_state === 'pending')?.finding_id ?? '';
  },
};
const ontology: Thing = {
  refusal: [404, 'Ontology not found'],
  own: () => Promise.resolve('cold-chain'),
};
const session: Thing = {
  refusal: [404, 'Session not found'],
  own: async ({ read }) => {
    const { sessions } = await read(contract.listSessions.response.schema, contract.listSessions);
    return sessions[0]?.sessionId ?? '';
  },
};
const pairing: Thing = {
  refusal: [404, 'Pairing session not found'],
  own: async ({ read }) => {
    const begun = v.object({ pairingSessionId: v.string() });
    return (await read(begun, contract.startPairing)).pairingSessionId;
  },
};
const task: Thing = {
  refusal: [404, 'Task not found'],
  own: async ({ read }) => {
    const created = v.object({ id: v.string() });
    return (await read(created, contract.createTask, { json: { title: 'A' } })).id;
  },
};

const findingOf = (finding_id: string) => ({ params: { finding_id } });
const ontologyOf = (ontologyId: string) => ({ params: { ontologyId } });
const sessionOf = (session_id: string) => ({ params: { session_id } });
const taskOf = (id: string) => ({ params: { id } });
const queryOf = (connectionId: string) => ({ query: { connectionId } });

const asked: readonly (readonly [contract.Endpoint, Thing, (id: string) => Sent])[] = [
  [contract.getFinding, finding, findingOf],
  [contract.approveFinding, finding, (id) => ({ ...findingOf(id), json: {} })],
  [contract.rejectFinding, finding, (id) => ({ ...findingOf(id), json: {} })],
  [contract.skipFinding, finding, (id) => ({ ...findingOf(id), json: { is_skipped: true } })],
  [contract.approveFindings, finding, (id) => ({ json: { finding_ids: [id] } })],
  [contract.editFinding, finding, (id) => editOf(id)],
  [contract.streamFindingEdit, finding, (id) => editOf(id)],
  [contract.getOntology, ontology, ontologyOf],
  [contract.updateOntology, ontology, (id) => ({ ...ontologyOf(id), json: {} })],
  [contract.deleteOntology, ontology, ontologyOf],
  [contract.listMessages, session, sessionOf],
  [contract.getSessionStatus, session, sessionOf],
  [contract.getTask, task, taskOf],
  [contract.updateTask, task, (id) => ({ ...taskOf(id), json: {} })],
  [contract.deleteTask, task, taskOf],
  [contract.completeTask, task, taskOf],
  [contract.addTaskComment, task, (id) => ({ ...taskOf(id), json: {} })],
  [contract.addTaskAttachment, task, (id) => ({ ...taskOf(id), json: {} })],
  [contract.getConnection, database, (connectionId) => ({ params: { connectionId }, ...sqlB })],
  [
    contract.disconnectConnection,
    database,
    (connectionId) => ({ params: { connectionId }, ...sqlB }),
  ],
  [
    contract.saveConnectionMetadata,
    database,
    (connectionId) => ({ json: { connectionId, ...sqlB.query, metadata: {} } }),
  ],
  [
    contract.enqueueSync,
    database,
    (connectionId) => ({ json: { connectionId, providerKey: 'sql-b' } }),
  ],
  [contract.getMailAProfile, mailbox, queryOf],
  [contract.enableMailAWatch, mailbox, (connectionId) => ({ json: { connectionId } })],
  [contract.disableMailAWatch, mailbox, (connectionId) => ({ json: { connectionId } })],
  [contract.listDriveFiles, drive, queryOf],
  [contract.getPairingStatus, pairing, (pairingSessionId) => ({ query: { pairingSessionId } })],
  [contract.listPairingGroups, pairing, (pairingSessionId) => ({ query: { pairingSessionId } })],
  [contract.abandonPairing, pairing, (pairingSessionId) => ({ json: { pairingSessionId } })],
  [
    contract.finalizePairing,
    pairing,
    (pairingSessionId) => ({
      json: { pairingSessionId, connectionName: 'A', selectedGroups: ['a'] },
    }),
  ],
];

const sqlB = { query: { providerConfigKey: 'sql-b' } };

function editOf(finding_id: string): Sent {
  return { ...findingOf(finding_id), json: { finding_id, user_request: 'Shorter' } };
}

describe.each(asked.map(([endpoint, ...rest]) => [endpoint.name, endpoint, ...rest] as const))(
  'an id on %s',
  (_, endpoint, { refusal, own }, sentWith) => {
    it('is refused where nothing has it', async () => {
      const { call } = await openPlatform({ disconnects: true });
      expect(await refusalOf(await call(endpoint, sentWith('none')))).toEqual(refusal);
    });

    it('is taken from its own organisation, and unknown to another', async () => {
      const opened = await openPlatform({ disconnects: true });
      const { otherServiceActorId: serviceActorId } = opened.platform.credentials;
      const sent = sentWith(await own(opened));
      if (endpoint.credential === 'serviceActorToken') {
        const bearer = await opened.platform.issueToken({ serviceActorId });
        expect(await refusalOf(await opened.call(endpoint, { ...sent, bearer }))).toEqual(refusal);
      }
      const answer = await opened.call(endpoint, sent);
      expect([answer.status, await answer.text()]).not.toEqual([404, expect.anything()]);
    });
  },
);
