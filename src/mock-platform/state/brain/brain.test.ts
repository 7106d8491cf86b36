import { beforeEach, describe, expect, it } from 'vitest';
import { brainOf, growBrain, mergedGraph } from './brain.ts';
import { viewBrain, viewCombinedBrain, type Viewing } from './brainView.ts';
import { addConnection } from '../connectors/connections.ts';
import { labelsOfNodes } from './nodeLabels.ts';
import { createWorld, type World } from '../world.ts';

const organisationId = 'org';
const now = Date.UTC(2026, 2, 2);
const reports = {
  source_label: 'Person',
  relationship_type: 'REPORTS_TO',
  target_label: 'Person',
  count: 3,
};

let world: World;
let viewing: Viewing;

beforeEach(() => {
  world = createWorld(1, now);
  viewing = { world, organisationId, userId: 'actor', now };
});

function connect(): string {
  const made = { organisationId, provider_config_key: 'sql-b' };
  return addConnection(world, made, now).connection_id;
}

const directionOf = (count: number): object => ({ ...reports, count, store_type: 'tgraph' });

describe('a brain that grows', () => {
  it('makes labels and relationships, then counts them up, and shows them next time', () => {
    const growth = {
      connection_id: undefined,
      nodes: [{ label: 'Person', count: 5 }],
      relationships: [reports],
    };
    growBrain(world, organisationId, growth);
    expect(viewBrain(viewing, {})).toMatchObject({
      node_counts: { Person: 5 },
      node_properties: { Person: { name: { type: 'String', presence_percentage: 100 } } },
      relationship_directions: [directionOf(3)],
    });
    growBrain(world, organisationId, growth);
    expect(viewBrain(viewing, {})).toMatchObject({
      node_counts: { Person: 10 },
      relationship_directions: [directionOf(6)],
      statistics: { total_node_labels: 1, total_nodes: 10, total_relationships: 6 },
    });
  });

  it('has the labels of its relationships, without nodes if none came', () => {
    const relationships = [{ ...reports, target_label: 'Team' }];
    growBrain(world, organisationId, { connection_id: undefined, nodes: [], relationships });
    expect(viewBrain(viewing, {}).node_counts).toEqual({ Person: 0, Team: 0 });
  });

  it('keeps what each connection brought apart, and adds it up where several are chosen', () => {
    const [one, other] = [connect(), connect()];
    const brought: [string | undefined, number][] = [
      [undefined, 1],
      [one, 10],
      [other, 100],
    ];
    for (const [connection_id, count] of brought) {
      const nodes = [{ label: 'Person', count }];
      growBrain(world, organisationId, { connection_id, nodes, relationships: [reports] });
    }
    const people = (...connection_ids: string[]): unknown => {
      const { node_counts, relationship_directions } = viewBrain(viewing, { connection_ids });
      return [node_counts['Person'], relationship_directions[0]?.count];
    };
    expect(people()).toEqual([111, 9]);
    expect(people(one)).toEqual([11, 6]);
    expect(people(other)).toEqual([101, 6]);
    expect(people(one, other)).toEqual([111, 9]);
    // Looking at it changes nothing.
    expect(people()).toEqual([111, 9]);
  });

  it('keeps relationships of sagas as such', () => {
    const relationships = [{ ...reports, source_label: 'Saga' }];
    growBrain(world, organisationId, { connection_id: undefined, nodes: [], relationships });
    const { relationship_directions } = viewCombinedBrain(viewing, { include_saga_nodes: false });
    expect(relationship_directions).toEqual([]);
    expect(viewCombinedBrain(viewing, {}).relationship_directions).toMatchObject([
      { store_type: 'saga' },
    ]);
  });

  it('is the brain of its organisation alone', () => {
    const nodes = [{ label: 'Person', count: 1 }];
    growBrain(world, organisationId, { connection_id: undefined, nodes, relationships: [] });
    expect(mergedGraph(brainOf(world, 'other')).nodes.size).toBe(0);
  });
});

describe('the labels that node ids speak of', () => {
  it.each([
    ['a label that is known, whatever its case', ['hotelguest:1'], { HotelGuest: 1 }],
    ['a label of several words', ['temperature-log:17'], { TemperatureLog: 1 }],
    ['a label that is new', ['zeppelin:lz-1'], { Zeppelin: 1 }],
    ['two nodes of one label, one of them twice', ['truck:7', 'truck:8', 'truck:7'], { Truck: 2 }],
    ['an id without a name', ['truck'], { Truck: 1 }],
    ['an id without a label', ['', ':7'], {}],
    ['none', [], {}],
  ])('%s', (_, ids, labels) => {
    const nodes = [{ label: 'HotelGuest', count: 1 }];
    growBrain(world, organisationId, { connection_id: undefined, nodes, relationships: [] });
    const found = labelsOfNodes(world, organisationId, ids);
    expect(Object.fromEntries(found.map(({ label, count }) => [label, count]))).toEqual(labels);
  });
});
