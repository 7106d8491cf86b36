import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphModificationResult } from '../../../contract/index.ts';
import { seedWorld } from '../../seed/seedWorld.ts';
import { brainOf, mergedGraph, type OrganisationBrain } from './brain.ts';
import { modifyGraph, type ModificationAnswer } from './graphModification.ts';
import type { World } from '../world.ts';

const now = Date.UTC(2026, 2, 2, 12);

let world: World;
let organisationId: string;
let brain: OrganisationBrain;

beforeEach(() => {
  const seeded = seedWorld('default', 1, now);
  world = seeded.world;
  organisationId = seeded.ids.organisationId;
  brain = brainOf(world, organisationId);
});

function say(user_input: string): ModificationAnswer {
  return modifyGraph(world, organisationId, { action: 'graph_modification', user_input }, now);
}

function countOf(source: string, type: string, target: string): number {
  const key = JSON.stringify([source, type, target]);
  return mergedGraph(brain).relationships.get(key)?.count ?? 0;
}

const uuid: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

describe('applied result', () => {
  it('add: action, edge_uuid, episode_uuid, notes, affected, and the whole answer', () => {
    const before = countOf('Supplier', 'SUPPLIES', 'Product');
    expect(say('Coldwater Cod supplies Smoked salmon from 2026-04-01')).toEqual({
      success: 'true',
      error: 'No Errors',
      response: 'Brain update applied.',
      routing_decision: 'graph_modification',
      type: 'graph_modification',
      results: [
        {
          status: 'applied',
          action: {
            action: 'add',
            source_name: 'Coldwater Cod',
            old_relation: null,
            old_target_name: null,
            new_relation: 'SUPPLIES',
            new_target_name: 'Smoked salmon',
            effective_at: '2026-04-01',
          },
          edge_uuid: uuid,
          episode_uuid: uuid,
          notes: [],
          affected: {
            invalidated: { uuid: null },
            added_edges: [
              {
                uuid,
                source_name: 'Coldwater Cod',
                source_label: 'Supplier',
                relation: 'SUPPLIES',
                target_name: 'Smoked salmon',
                target_label: 'Product',
              },
            ],
            added_nodes: [],
          },
        },
      ],
      summary: { applied: 1, ambiguous: 0, error: 0 },
    });
    expect(countOf('Supplier', 'SUPPLIES', 'Product')).toBe(before + 1);
  });

  it('invalidate: the old relation and target, the invalidated uuid, the count lowered', () => {
    const before = countOf('Supplier', 'SUPPLIES', 'Product');
    expect(say('Remove that Saltmarsh Fisheries supplies Cod fillets').results).toEqual([
      expect.objectContaining({
        status: 'applied',
        action: {
          action: 'invalidate',
          source_name: 'Saltmarsh Fisheries',
          old_relation: 'SUPPLIES',
          old_target_name: 'Cod fillets',
          new_relation: null,
          new_target_name: null,
          effective_at: '2026-03-02',
        },
        affected: { invalidated: { uuid }, added_edges: [], added_nodes: [] },
      }),
    ]);
    expect(countOf('Supplier', 'SUPPLIES', 'Product')).toBe(before - 1);
  });

  it.each([
    ['Piet de Vries manages Quayside Store instead of Store 1', 'MANAGES', 'Store 1'],
    ['Piet de Vries now manages Quayside', 'MANAGES', 'Store 1'],
    ['tomas ferreira reports to Ingrid instead of Marta Novak', 'REPORTS_TO', 'Marta Novak'],
    ['Tomás Ferreira now works in Sales from 2026-04-01', 'WORKS_IN', 'Purchasing'],
  ])('replace: %s', (sentence, relation, old_target_name) => {
    const { relationships } = mergedGraph(brain);
    expect(say(sentence)).toMatchObject({
      success: 'true',
      results: [
        {
          action: {
            action: 'replace',
            old_relation: relation,
            old_target_name,
            new_relation: relation,
          },
          affected: { invalidated: { uuid }, added_edges: [{ relation }] },
        },
      ],
    });
    // One ended and one began between the same labels.
    expect(mergedGraph(brain).relationships).toEqual(relationships);
  });

  it('a name that is new becomes a node of the label that the relation leads to', () => {
    const before = brain.graphs.get(undefined)?.nodes.get('Person') ?? 0;
    expect(say('Jonas Lind reports to Ada Lindqvist')).toMatchObject({
      results: [{ affected: { added_nodes: [{ uuid, name: 'Ada Lindqvist', label: 'Person' }] } }],
    });
    expect(brain.graphs.get(undefined)?.nodes.get('Person')).toBe(before + 1);
    expect(say('Ada Lindqvist manages Store 2').success).toBe('true');
  });

  it('“now” adds where there was nothing to replace', () => {
    expect(say('Jonas Lind now works in Sales')).toMatchObject({
      results: [{ action: { action: 'add', new_target_name: 'Sales' } }],
    });
  });
});

describe('ambiguous result', () => {
  const top = {
    success: 'false',
    error: 'Brain update not fully applied',
    response: 'Brain update needs review.',
    routing_decision: 'graph_modification',
    type: 'graph_modification',
    summary: { applied: 0, ambiguous: 1, error: 0 },
  };
  const names = (...all: string[]): object[] =>
    all.map((name) => ({ uuid, name, label: 'Supplier' }));
  const berg = { uuid, name: 'Anna Berg', label: 'Person' };
  const edge = (target_name: string): object => {
    return { uuid, source_name: 'Saltmarsh Fisheries', relation: 'SUPPLIES', target_name };
  };

  it.each([
    [
      'a source that several names fit',
      'Saltmarsh supplies Bilberries',
      names('Saltmarsh Fisheries', 'Saltmarsh Smokehouse'),
    ],
    ['one name for two', 'Anna Berg manages Store 2', [berg, berg]],
    ['a target that several names fit', 'Jonas Lind reports to Anna Berg', [berg, berg]],
    [
      'several relationships that “now” could replace',
      'Saltmarsh Fisheries now supplies Smoked salmon',
      [edge('Smoked trout'), edge('Cod fillets')],
    ],
  ])('multiple_matches: %s', (_, sentence, candidates) => {
    const before = mergedGraph(brain);
    expect(say(sentence)).toEqual({
      ...top,
      results: [
        {
          status: 'ambiguous',
          detail: 'multiple_matches',
          candidates,
          search_candidates: candidates,
        },
      ],
    });
    expect(mergedGraph(brain)).toEqual(before);
  });

  it.each([
    ['an unknown source', 'Zeppelin Works supplies Bilberries', []],
    ['a source of a similar name', 'Oatfeld Mill supplies Bilberries', names('Oatfield Mill')],
    ['an unknown old target', 'Remove that Oatfield Mill supplies Quinoa', []],
    [
      'a relationship that is not there',
      'Remove that Saltmarsh Fisheries supplies Bilberries',
      [edge('Smoked trout'), edge('Cod fillets')],
    ],
    ['an unknown target of a relation that leads nowhere', 'Hotel Linden manages Somewhere', []],
  ])('zero matches: %s', (_, sentence, search_candidates) => {
    const before = mergedGraph(brain);
    expect(say(sentence)).toEqual({
      ...top,
      results: [{ status: 'ambiguous', detail: 'zero_matches', candidates: [], search_candidates }],
    });
    expect(mergedGraph(brain)).toEqual(before);
  });

  it('a candidate, put in by name or by uuid, settles it', () => {
    expect(say('Saltmarsh Smokehouse supplies Bilberries').success).toBe('true');
    const [first] = [...brain.entities.values()].filter(({ name }) => name === 'Anna Berg');
    expect(say(`${first?.uuid ?? ''} manages Store 2`)).toMatchObject({
      success: 'true',
      results: [{ action: { source_name: 'Anna Berg' } }],
    });
  });
});

describe('error result', () => {
  it.each([
    ['hello there', 'No source, relation and target were found in the sentence.'],
    ['Ingrid Solberg manages Store 2', 'The brain has this relationship already.'],
    ['!', 'No source, relation and target were found in the sentence.'],
  ])('%s', (sentence, detail) => {
    const before = mergedGraph(brain);
    expect(say(sentence)).toMatchObject({
      success: 'false',
      error: 'Brain update not fully applied',
      response: 'Brain update needs review.',
      results: [{ status: 'error', detail }],
      summary: { applied: 0, ambiguous: 0, error: 1 },
    });
    expect(mergedGraph(brain)).toEqual(before);
  });
});

describe('the text', () => {
  it('several sentences: one object per action, counted in the summary', () => {
    const text = 'Jonas Lind works in Sales. Saltmarsh supplies Bilberries; hello there';
    const answer = say(text);
    expect(answer.results?.map(({ status }) => status)).toEqual(['applied', 'ambiguous', 'error']);
    expect(answer).toMatchObject({
      success: 'false',
      summary: { applied: 1, ambiguous: 1, error: 1 },
    });
  });

  it.each([
    ['neither is given', {}],
    ['user_input is empty', { user_input: '' }],
    ['both are blank', { user_input: ' ', query: '\n' }],
  ])('missing text: %s', (_, fields) => {
    const body = { action: 'graph_modification', ...fields } as const;
    expect(modifyGraph(world, organisationId, body, now)).toEqual({
      success: 'false',
      error: 'user_input is required for graph_modification action',
      response: '',
      reason: 'Missing user_input',
    });
    expect(brain.edits).toEqual([]);
  });

  it('query is an alias of user_input; session_id and category are kept with it', () => {
    const query = 'Jonas Lind works in Sales';
    const body = { action: 'graph_modification', query, session_id: 's1', category: 'hr' } as const;
    const answer = modifyGraph(world, organisationId, body, now);
    expect(answer.success).toBe('true');
    const [edit] = brain.edits;
    expect(edit).toEqual({
      episode_uuid: uuid,
      at: now,
      user_input: query,
      session_id: 's1',
      category: 'hr',
    });
    expect(answer.results).toMatchObject([{ episode_uuid: edit?.episode_uuid }]);
  });

  it('on an organisation without a brain nothing matches', () => {
    const text = { action: 'graph_modification', user_input: 'Ann manages Store 1' } as const;
    expect(modifyGraph(world, 'nothing', text, now)).toMatchObject({ summary: { error: 1 } });
  });

  it('any text gets an answer of the contract', () => {
    const pieces = fc.constantFrom(
      ...['Anna Berg', 'Store 2', 'manages', 'now', 'Remove that', 'instead of'],
      ...['from 2026-04-01', '.', 'mentors', '“', 'reports to'],
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => v.is(graphModificationResult, say(text))),
      { numRuns: 200 },
    );
  });
});
