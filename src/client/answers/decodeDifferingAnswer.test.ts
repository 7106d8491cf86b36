import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  baseBrain,
  brain,
  connectionList,
  connectSession,
  findingList,
  listMessages,
  listOntologies,
  listSessions,
  onboardingResult,
  sheetPreview,
  type Schema,
} from '../../contract/index.ts';
import { decodeDifferingAnswer } from './decodeDifferingAnswer.ts';
import { isDecodeError } from '../errors/index.ts';
import { leftOutOf, withUnreadableCount } from './unreadableCount.ts';

interface Outcome {
  output: unknown;
  told: string[];
}

function read(schema: Schema, answer: unknown): Outcome {
  const told: string[] = [];
  const json: unknown = JSON.parse(JSON.stringify(answer));
  const output = decodeDifferingAnswer(schema, json, 'GET /route', ({ path, message }) =>
    told.push(`${path}: ${message}`),
  );
  return { output, told };
}

function pathsOfError(schema: Schema, answer: unknown): readonly string[] {
  try {
    read(schema, answer);
  } catch (error) {
    if (isDecodeError(error)) return error.issues.map(({ path }) => path);
    throw error;
  }
  throw new Error('expected a DecodeError');
}

const session = (id: string) => ({
  sessionId: id,
  actorId: 'a',
  createdAt: '2026-01-01T00:00:00Z',
  lastMessageAt: '2026-01-01T00:00:00Z',
  running: false,
  requiresAction: false,
});
const sessions = listSessions.response.schema;
const named = (id: number, more: object = {}) => ({
  id,
  connection_id: `c-${id}`,
  provider_config_key: 'sql-b',
  created_at: '2026-01-01',
  ...more,
});

it('leaves out an optional field that can’t be read, and keeps the rest', () => {
  const answer = { sessions: [{ ...session('one'), preview: 7 }, session('two')] };
  expect(read(sessions, answer)).toEqual({
    output: { sessions: [session('one'), session('two')] },
    told: ['sessions[].preview: expected string, received number'],
  });
});

it('leaves out the items of a list that can’t be read, counts them, and tells the place once', () => {
  const broken = [1, 2, 3].map((at) => ({ ...session(`b-${at}`), sessionId: at }));
  const answer = { sessions: [broken[0], session('one'), ...broken] };
  const told: string[] = [];
  const output = decodeDifferingAnswer(sessions, answer, 'GET /route', ({ path }) =>
    told.push(path),
  );
  expect(output).toEqual({ sessions: [session('one')] });
  expect(told).toEqual(['sessions[].sessionId']);
  expect(leftOutOf(output.sessions)).toBe(4);
  expect(leftOutOf([...output.sessions])).toBe(0);
  expect(leftOutOf(withUnreadableCount([...output.sessions], output.sessions), [], undefined)).toBe(
    4,
  );
});

it('counts what is left out of a list in an item, also where items before it went', () => {
  const question = (options: unknown[]) => ({ question: 'Which?', options });
  const answer = {
    ...{ success: 'true', error: 'No Errors', step: 1, completed: false },
    total_conversations_used: 0,
    questions: [{}, question(['a']), question(['b', { label: 'c' }, 7]), question(['d', null])],
  };
  const { questions } = decodeDifferingAnswer(
    onboardingResult,
    answer,
    'POST /route',
    () => undefined,
  );
  expect(questions.map(({ options }) => options)).toEqual([['a'], ['b'], ['d']]);
  expect(questions.map(({ options }) => leftOutOf(options))).toEqual([0, 2, 1]);
  expect(leftOutOf(questions)).toBe(1);
});

it('keeps the place of a cell that can’t be read, and counts it in its row', () => {
  const answer = {
    ...{ spreadsheetId: 'one', sheetName: 'Tab', totalColumns: 3, hasMoreRows: false },
    availableSheets: [],
    headers: ['Port', 2026, 'Boxes'],
    sampleRows: [
      ['Rotterdam', null, '12'],
      ['Bergen', '4', '9'],
    ],
  };
  const { headers, sampleRows } = decodeDifferingAnswer(
    sheetPreview,
    answer,
    'GET /route',
    () => undefined,
  );
  expect([headers, ...sampleRows]).toEqual([
    ['Port', '', 'Boxes'],
    ['Rotterdam', '', '12'],
    ['Bergen', '4', '9'],
  ]);
  expect([headers, ...sampleRows].map((row) => leftOutOf(row))).toEqual([1, 1, 0]);
});

it('counts what is left out of an answer that is a list itself', () => {
  const { output } = read(listOntologies.response.schema, {
    ontologies: [{ ontologyId: 'one' }, {}, { displayName: 'three' }],
  });
  expect(output).toMatchObject([{ ontologyId: 'one' }]);
  expect(Array.isArray(output) && leftOutOf(output)).toBe(2);
});

it('keeps an item whose id is there, and reads what it lacks as nothing or as what it has beside it', () => {
  const { sessionId, createdAt } = session('one');
  expect(read(sessions, { sessions: [{ sessionId, createdAt }] })).toEqual({
    output: {
      sessions: [{ ...session('one'), actorId: '', lastMessageAt: createdAt }],
    },
    told: [
      'sessions[].actorId: expected "actorId", received undefined',
      'sessions[].lastMessageAt: expected "lastMessageAt", received undefined',
      'sessions[].running: expected "running", received undefined',
      'sessions[].requiresAction: expected "requiresAction", received undefined',
    ],
  });
  const findings = { finding_id: 'f', review_state: 'pending', title: null, confidence: 'high' };
  const list = findingList.entries.findings;
  const { output } = read(list, [findings]);
  expect(output).toMatchObject([
    { finding_id: 'f', title: 'f', theme: '', confidence: -Infinity, connection_ids: [] },
  ]);
  expect(Array.isArray(output) && leftOutOf(output)).toBe(0);
});

it('reads a list of its own in place of each that can’t be read', () => {
  const { output } = read(findingList.entries.findings, [
    { finding_id: 'a', review_state: 'pending' },
    { finding_id: 'b', review_state: 'pending' },
  ]);
  const [one, other] = v.parse(
    v.array(v.object({ node_ids: v.custom<object>(() => true) })),
    output,
  );
  expect(one?.node_ids).not.toBe(other?.node_ids);
});

it('leaves out an item that lacks two fields each of which may be read in place of the other', () => {
  const { output } = read(sessions, { sessions: [{ sessionId: 'two' }, session('one')] });
  expect(output).toEqual({ sessions: [session('one')] });
});

it('rejects a list of which nothing can be read, so that it isn’t taken for an empty one', () => {
  const answer = { sessions: [{ ...session('one'), sessionId: 1 }, {}] };
  expect(pathsOfError(sessions, answer)).toContain('sessions[0].sessionId');
});

it('rejects an answer without a field that has to be there, and names every place', () => {
  const answer = { status: 'ok', count: '1', findings: [] };
  expect(pathsOfError(findingList, answer)).toEqual(['count', 'counters']);
});

it('shows no default in place of what can’t be read', () => {
  const answer = { connections: [named(1, { metadata: 'none' }), named(2, { metadata: null })] };
  expect(read(connectionList, answer)).toMatchObject({
    output: { connections: [{ id: 2, metadata: {} }] },
    told: ['connections[].metadata: expected Object, received string'],
  });
  const terms = [{ ontologyId: 'one', entityTypes: ['A', 5] }, { ontologyId: 'two' }];
  expect(read(listOntologies.response.schema, terms)).toMatchObject({
    output: [{ ontologyId: 'two' }],
    told: ['[].entityTypes[]: expected string, received number'],
  });
});

it('counts what is missing in a list that is read in place of one of which nothing can be', () => {
  const question = (options?: unknown) => ({ question: 'Which?', options });
  const answer = {
    ...{ success: 'true', error: 'No Errors', step: 1, completed: false },
    total_conversations_used: 0,
    questions: [question([1, {}]), question('a or b'), question(null), question(), question([])],
  };
  const { questions } = decodeDifferingAnswer(
    onboardingResult,
    answer,
    'POST /route',
    () => undefined,
  );
  expect(questions.map(({ options }) => options)).toEqual([[], [], [], [], []]);
  expect(questions.map(({ options }) => leftOutOf(options))).toEqual([2, 1, 0, 0, 0]);
});

it('doesn’t pass over a flag that can’t be read: it may have said no', () => {
  expect(pathsOfError(connectSession, { success: 0, connectionId: 'c' })).toEqual(['success']);
  const { output } = read(connectSession, { success: null, connectionId: 'c' });
  expect(output).toEqual({ connectionId: 'c' });
});

it('reads a number in a text as that number, and no other text', () => {
  const counts = v.object({ counts: baseBrain.entries.node_counts, share: v.number() });
  const answer = {
    counts: { A: '12', B: '0x10', C: '', D: '1.5', E: '9007199254740993', F: '1e999', G: 'many' },
    share: '0.25',
  };
  expect(read(counts, answer)).toEqual({
    output: { counts: { A: 12 }, share: 0.25 },
    told: ['counts.*: expected number, received string', 'share: expected number, received string'],
  });
  const documents = v.array(v.object({ id: v.string(), size: v.number() }));
  const { output } = read(documents, [{ id: 'a', size: '7' }]);
  expect(output).toEqual([{ id: 'a', size: 7 }]);
  expect(Array.isArray(output) && leftOutOf(output)).toBe(0);
});

it('leaves out what can’t be read of an item of several kinds, by what its kind declares', () => {
  const kinds = v.variant('type', [
    v.object({ type: v.literal('a'), note: v.optional(v.string()) }),
    v.object({ type: v.literal('b'), count: v.number() }),
  ]);
  const { output } = read(v.array(kinds), [
    { type: 'a', note: 1 },
    { type: 'b', count: '2' },
  ]);
  expect(output).toEqual([{ type: 'a' }, { type: 'b', count: 2 }]);
});

it('tells no name that people gave, and keeps the entries beside it', () => {
  const counts = v.object({ counts: baseBrain.entries.node_counts });
  const answer = '{"counts":{"Ada":1,"secret":"x","constructor":"y","__proto__":"z"}}';
  const { output, told } = read(counts, JSON.parse(answer));
  expect(output).toEqual({ counts: { Ada: 1 } });
  expect(told).toEqual(['counts.*: expected number, received string']);
});

it('keeps the place of a part of a message that can’t be read', () => {
  const content = [{ type: 'text', text: 'Hello' }, { type: 'text' }, { type: 'video' }];
  const message = { id: 'm', role: 'assistant', content };
  const answer = { sessionId: 's', messages: [message], running: false, requiresAction: false };
  expect(read(listMessages.response.schema, answer)).toMatchObject({
    output: {
      messages: [
        {
          content: [
            { type: 'text', text: 'Hello' },
            { type: 'unknown', raw: null },
            { type: 'unknown', raw: { type: 'video' } },
          ],
        },
      ],
    },
    told: ['messages[].content[].text: expected "text", received undefined'],
  });
});

it('reads what only shows once something else is left out', () => {
  const schema = v.pipe(
    v.object({ ids: v.array(v.number()), more: v.optional(v.string()) }),
    v.check(({ ids }) => ids.length > 1, 'expected two ids'),
  );
  expect(read(schema, { ids: [1, 'two', 3], more: 4 }).output).toEqual({ ids: [1, 3] });
  expect(pathsOfError(schema, { ids: [1, 'two'] })).toEqual(['ids[1]']);
});

it('rejects a brain without its statistics, and reads one without a count', () => {
  const direction = { source_label: 'A', relationship_type: 'R', target_label: 'B', count: 1 };
  const answer = {
    tenant_id: 't',
    extracted_at: '2026-01-01',
    sample_size: 1,
    node_labels: ['A', 'B'],
    relationship_types: ['R'],
    node_properties: {},
    node_counts: { A: 1, B: 'many' },
    statistics: {
      total_node_labels: 2,
      total_relationship_types: 1,
      total_nodes: 2,
      total_relationships: 1,
    },
    relationship_directions: [
      { ...direction, store_type: 's' },
      { ...direction, store_type: 's', count: 0.5 },
    ],
    metadata: {
      uses_property_based_types: false,
      generic_store_labels: [],
      extraction_method: 'm',
    },
  };
  expect(read(brain, answer)).toMatchObject({
    output: { node_counts: { A: 1 }, relationship_directions: [{ count: 1 }] },
    told: [
      'node_counts.*: expected number, received string',
      expect.stringContaining('relationship_directions[].count: '),
    ],
  });
  expect(pathsOfError(brain, { ...answer, statistics: undefined })).toContain('statistics');
});
