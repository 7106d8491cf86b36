import { createRandom, type Random } from '../random.ts';
import {
  brainOf,
  countNodes,
  countRelationships,
  graphOf,
  storeOf,
  type OrganisationBrain,
  type PropertyProfile,
  type Entity,
} from '../state/brain/brain.ts';
import { addEntity, addFact } from '../state/brain/entities.ts';
import tables from './brain.json' with { type: 'json' };
import type { Seeding } from './seeding.ts';
import type { BrainLabels } from './seedName.ts';

const relationshipsPerLabel = 2.5;

/** The properties of a label's nodes, by its kind. */
const properties: Readonly<Record<string, readonly Property[]>> = tables.properties;

interface Property {
  readonly name: string;
  readonly type: string;
  readonly samples: (string | number | boolean)[];
}

type Relation = readonly [type: string, target: string];

/** The labels of a wholesaler of chilled and frozen food: 60 with 150 relationships. */
const seedLabels = tables.labels.map(({ relations, ...rest }) => ({
  ...rest,
  relations: relations.split(', ').flatMap(relationOf),
}));

/** The relationships of a facet to other labels. */
const facetRelations = tables.facetRelations.flatMap(relationOf);

function relationOf(words: string): Relation[] {
  const [type, target] = words.split(' ');
  return type === undefined || target === undefined ? [] : [[type, target]];
}

/**
 * Seeds the brain of the seed's organisation, and a small one of the other. Takes exactly one
 * number from the generator at any size.
 *
 * @param connections - The ids of the seeded connections by name.
 */
export function seedBrain(
  { world, ids }: Seeding,
  size: BrainLabels | undefined,
  connections: ReadonlyMap<string, string>,
): void {
  const random = createRandom(Math.floor(world.random.next() * 2 ** 32));
  if (size === undefined) return;
  const brain = brainOf(world, ids.organisationId);
  const drafts = draftLabels(size);
  const origins = new Map(
    Object.entries(tables.broughtBy).flatMap(([name, labels]) =>
      labels.map((label): [string, string | undefined] => [label, connections.get(name)]),
    ),
  );
  const base = graphOf(brain, undefined);
  const counts = new Map<string, number>();
  for (const { label, kind } of drafts) {
    const count = Math.round(10 ** (0.7 + 2.8 * random.next()));
    counts.set(label, count);
    brain.properties.set(label, propertiesOf(kind, random));
    countNodes(brain, base, label, Math.ceil(count / 4));
    countNodes(brain, graphOf(brain, origins.get(label)), label, Math.floor((count * 3) / 4));
  }
  for (const [source_label, relationship_type, target_label] of draftRelationships(
    drafts,
    random,
  )) {
    const ends = { source_label, target_label };
    const origin = origins.get(source_label);
    const graph = origin === origins.get(target_label) ? graphOf(brain, origin) : base;
    const least = Math.min(counts.get(source_label) ?? 1, counts.get(target_label) ?? 1);
    const count = Math.max(1, Math.round(least * (0.2 + 1.4 * random.next())));
    const store_type = graph === base && random.next() < 0.2 ? 'manual_kg' : storeOf(ends);
    countRelationships(brain, graph, {
      ...ends,
      relationship_type,
      // A saga stays in its own store, whichever connection it came from.
      store_type: storeOf(ends) === 'saga' ? 'saga' : store_type,
      count,
    });
  }
  seedFacts(brain, random);
  const other = brainOf(world, ids.otherOrganisationId);
  countNodes(other, graphOf(other, undefined), 'Drill', 12);
}

interface Draft {
  readonly label: string;
  readonly kind: string;
  readonly facet?: { readonly subject: string; readonly name: string };
}

/** Returns the seeded labels, followed by their facets in turn, without facets of notes. */
function draftLabels(size: BrainLabels): Draft[] {
  const subjects = seedLabels.filter(
    ({ label, kind, relations }) =>
      kind !== 'story' && relations.length > 0 && !/(?:Group|Note)$/.test(label),
  );
  const further = tables.facets.flatMap((name) =>
    subjects.map(({ label: subject, kind }): Draft => {
      return { label: `${subject}${name}`, kind, facet: { subject, name } };
    }),
  );
  const seeded = new Set(seedLabels.map(({ label }) => label));
  return [...seedLabels, ...further.filter(({ label }) => !seeded.has(label))].slice(0, size);
}

type Triple = [source: string, type: string, target: string];

/** Creates two and a half distinct relationships per label. */
function draftRelationships(drafts: readonly Draft[], random: Random): Triple[] {
  const wanted = drafts.length * relationshipsPerLabel;
  const triples = new Map<string, Triple>();
  const add = (...triple: Triple): void => {
    if (triples.size < wanted) triples.set(triple.join('\n'), triple);
  };
  for (const { label, relations } of seedLabels) {
    for (const [type, target] of relations) add(label, type, target);
  }
  const facetDrafts = drafts.filter(({ facet }) => facet !== undefined);
  for (const { label, facet } of facetDrafts) {
    if (facet !== undefined) add(facet.subject, `HAS_${facet.name.toUpperCase()}`, label);
  }
  while (triples.size < wanted) {
    const { label } = pick(facetDrafts, random);
    const [type, target] = pick(facetRelations, random);
    const other = pick(facetDrafts, random).label;
    if (random.next() < 0.5) add(label, type, target);
    else if (other !== label) add(label, pick(tables.facetLinks, random), other);
  }
  return [...triples.values()];
}

function pick<T>(list: readonly T[], random: Random): T {
  const picked = list[Math.floor(random.next() * list.length)];
  if (picked === undefined) throw new Error('Brainstem: nothing to pick from.');
  return picked;
}

/** Returns the properties of a label's kind, of which all but the first may be missing. */
function propertiesOf(kind: string, random: Random): Record<string, PropertyProfile> {
  const kept = (properties[kind] ?? []).filter((_, at) => at === 0 || random.next() < 0.75);
  return Object.fromEntries(
    [...kept, ...tables.properties.common].map(({ name, type, samples }, at) => {
      const presence_percentage =
        at === 0 ? 100 : Math.round(1000 * (0.2 + 0.8 * random.next())) / 10;
      return [name, { type, presence_percentage, sample_values: samples }];
    }),
  );
}

function seedFacts(brain: OrganisationBrain, random: Random): void {
  const byName = new Map<string, Entity>();
  for (const [label, names] of Object.entries(tables.entities)) {
    for (const name of names) byName.set(name, addEntity(brain, random, { name, label }));
  }
  for (const { from, relation, to } of tables.facts) {
    const [source, target] = [byName.get(from), byName.get(to)];
    if (source === undefined || target === undefined) continue;
    addFact(brain, random, { source, relation, target, effective_at: undefined });
  }
}
