import {
  linkRelations,
  type BrainGraph,
  type GraphLabel,
  type GraphRelation,
} from '../../src/widgets/brain-viewer/core/model/brainGraph.ts';
import { createRandom, type Random } from './createRandom.ts';

const types = ['HAS', 'PART_OF', 'REFERS_TO', 'OWNED_BY'] as const;

/** The distance in number between most linked labels: labels near each other belong together. */
const near = 30;

/** A brain with so many labels, each pair of which is linked at most once, and all hang together. */
export function createBrainGraph(labelCount: number, linkCount: number): BrainGraph {
  const random = createRandom(20_260_403);
  const labels = new Map<string, GraphLabel>();
  for (let at = 0; at < labelCount; at += 1) labels.set(nameOf(at), createLabel(at, random));
  const pairs = new Set<string>();
  const relations: GraphRelation[] = [];
  const link = (from: number, to: number): void => {
    const pair = `${Math.min(from, to)} ${Math.max(from, to)}`;
    if (from === to || pairs.has(pair)) return;
    pairs.add(pair);
    const [id, source, target] = [`relation-${relations.length}`, nameOf(from), nameOf(to)];
    const count = random.integer(1, 5_000);
    relations.push({ id, type: random.pick(types), source, target, count, storeType: 'graph' });
  };
  for (let at = 1; at < labelCount; at += 1)
    link(at, random.integer(Math.max(0, at - near), at - 1));
  while (relations.length < linkCount) {
    const from = random.integer(0, labelCount - 1);
    const isFar = random.chance(0.05);
    const to = isFar
      ? random.integer(0, labelCount - 1)
      : random.integer(Math.max(0, from - near), Math.min(labelCount - 1, from + near));
    link(from, to);
  }
  return {
    labels,
    links: linkRelations(relations),
    facts: {
      tenantId: 'tenant',
      extractedAt: undefined,
      sampleSize: undefined,
      nodes: labelCount * 100,
      relationships: linkCount * 100,
      relationTypes: types.length,
      metadata: [],
    },
  };
}

function nameOf(at: number): string {
  return `Label${at}`;
}

function createLabel(at: number, random: Random): GraphLabel {
  const properties = Array.from({ length: random.integer(2, 9) }, (_, place) => ({
    name: `property${place}`,
    type: 'string',
    presence: 1 / (place + 1),
    samples: [],
  }));
  return { name: nameOf(at), count: random.integer(1, 100_000), properties };
}
