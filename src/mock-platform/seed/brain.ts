import type { BrainState } from '../state/brain/brain.ts';
import * as v from 'valibot';
import { createRandom, type Random } from '../random.ts';
import {
  brainOf,
  countNodes,
  countRelationships,
  graphOf,
  storeOf,
  type OrganisationBrain,
} from '../state/brain/brain.ts';
import { addEntity, addFact } from '../state/brain/entities.ts';
import type { Entity } from '../state/brain/facts.ts';
import { toldEntities, toldFacts } from './brainEntities.ts';
import { facetLinks, facetRelations, facets, seedLabels, type LabelKind } from './brainLabels.ts';
import { propertiesOf } from './brainProperties.ts';
import { seededSources } from './findingTemplates.ts';

export const brainLabels = v.picklist([60, 300, 1000]);

/** The label counts of a seeded brain; it has two and a half times as many relationships. */
export type BrainLabels = v.InferOutput<typeof brainLabels>;

const relationshipsPerLabel = 2.5;

/** Labels that each seeded connection brought. A relationship is its own if both its ends are. */
const broughtBy: Record<string, readonly string[]> = {
  [seededSources.orders]: [
    ...['Order', 'OrderLine', 'Customer', 'Product', 'Invoice', 'InvoiceLine', 'Payment'],
    ...['CreditNote', 'PriceList', 'Discount'],
  ],
  [seededSources.mail]: ['EmailThread', 'Offer', 'Complaint', 'Meeting', 'Forecast', 'Supplier'],
  [seededSources.files]: ['Contract', 'Clause', 'Deadline', 'Renewal', 'Document', 'Certificate'],
  [seededSources.sheet]: ['Delivery', 'DeliveryNote', 'Truck', 'Driver', 'Route', 'Shift'],
};

/**
 * Fills in what the seed's organisation knows, and a little that the other one does. Whatever its
 * size, it takes one number from the world.
 *
 * @param connections - The ids of the seeded connections by name.
 */
export function seedBrain(
  world: BrainState,
  size: BrainLabels | undefined,
  ids: { organisationId: string; otherOrganisationId: string },
  connections: ReadonlyMap<string, string>,
): void {
  const random = createRandom(Math.floor(world.random.next() * 2 ** 32));
  if (size === undefined) return;
  const brain = brainOf(world, ids.organisationId);
  const drafts = draftLabels(size);
  const origins = new Map(
    Object.entries(broughtBy).flatMap(([name, labels]) =>
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
      // A saga is one whoever wrote it down.
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
  readonly kind: LabelKind;
  /** Of a facet: what it is a facet of, and which. */
  readonly facet?: { readonly subject: string; readonly name: string };
}

/** The seeded labels, then one facet after another of each of them, but no note of a note. */
function draftLabels(size: BrainLabels): Draft[] {
  const subjects = seedLabels.filter(
    ({ label, kind, relations }) =>
      kind !== 'story' && relations.length > 0 && !/(?:Group|Note)$/.test(label),
  );
  const further = facets.flatMap((name) =>
    subjects.map(({ label: subject, kind }): Draft => {
      return { label: `${subject}${name}`, kind, facet: { subject, name } };
    }),
  );
  const seeded = new Set(seedLabels.map(({ label }) => label));
  return [...seedLabels, ...further.filter(({ label }) => !seeded.has(label))].slice(0, size);
}

type Triple = [source: string, type: string, target: string];

/** Two and a half relationships for each label, none of them twice. */
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
    else if (other !== label) add(label, pick(facetLinks, random), other);
  }
  return [...triples.values()];
}

function pick<T>(list: readonly T[], random: Random): T {
  const picked = list[Math.floor(random.next() * list.length)];
  if (picked === undefined) throw new Error('Brainstem: nothing to pick from.');
  return picked;
}

function seedFacts(brain: OrganisationBrain, random: Random): void {
  const byName = new Map<string, Entity>();
  for (const [label, names] of Object.entries(toldEntities)) {
    for (const name of names) byName.set(name, addEntity(brain, random, { name, label }));
  }
  for (const [from, relation, to] of toldFacts) {
    const [source, target] = [byName.get(from), byName.get(to)];
    if (source === undefined || target === undefined) continue;
    addFact(brain, random, { source, relation, target, effective_at: undefined });
  }
}
