import type { Random } from '../../random.ts';
import { countNodes, countRelationships, graphOf, type OrganisationBrain } from './brain.ts';
import type { Entity, Fact } from './facts.ts';

/** Puts a named node in, without counting it. */
export function addEntity(
  { entities }: OrganisationBrain,
  random: Random,
  named: Omit<Entity, 'uuid'>,
): Entity {
  const entity = { uuid: random.uuid(), ...named };
  entities.set(entity.uuid, entity);
  return entity;
}

/** Puts a named node in that was not known before: its label has one node more. */
export function growEntity(
  brain: OrganisationBrain,
  random: Random,
  named: Omit<Entity, 'uuid'>,
): Entity {
  countNodes(brain, graphOf(brain, undefined), named.label, 1);
  return addEntity(brain, random, named);
}

/** Puts a fact in, and counts its relationship up. */
export function addFact(
  brain: OrganisationBrain,
  random: Random,
  stated: Pick<Fact, 'source' | 'relation' | 'target' | 'effective_at'>,
): Fact {
  const fact: Fact = { uuid: random.uuid(), ...stated, invalid_at: undefined };
  brain.facts.set(fact.uuid, fact);
  countFact(brain, fact, 1);
  return fact;
}

/** Ends a fact, and counts its relationship down. */
export function endFact(brain: OrganisationBrain, fact: Fact, date: string): void {
  fact.invalid_at = date;
  countFact(brain, fact, -1);
}

/** The facts of a named node that hold, of one relation, and to one target if it is given. */
export function factsOf(
  { facts }: OrganisationBrain,
  source: Entity,
  relation: string,
  target?: Entity,
): Fact[] {
  return [...facts.values()].filter(
    (fact) =>
      fact.invalid_at === undefined &&
      fact.source === source &&
      fact.relation === relation &&
      (target === undefined || fact.target === target),
  );
}

/**
 * The named nodes that a phrase can mean: by uuid or whole name if there are any, else those whose
 * names hold all of its words.
 */
export function findEntities({ entities }: OrganisationBrain, phrase: string): Entity[] {
  const byId = entities.get(phrase.trim());
  if (byId !== undefined) return [byId];
  const wanted = wordsOf(phrase);
  if (wanted.length === 0) return [];
  const all = [...entities.values()];
  const whole = all.filter(({ name }) => wordsOf(name).join(' ') === wanted.join(' '));
  if (whole.length > 0) return whole;
  return all.filter(({ name }) => {
    const words = wordsOf(name);
    return wanted.every((word) => words.includes(word));
  });
}

/** The named nodes whose names have a word in common with a phrase, or begin alike. */
export function findSimilarEntities({ entities }: OrganisationBrain, phrase: string): Entity[] {
  const starts = wordsOf(phrase).map((word) => word.slice(0, 4));
  return [...entities.values()].filter(({ name }) =>
    wordsOf(name).some((word) => starts.includes(word.slice(0, 4))),
  );
}

/** The words of a name: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
}

function countFact(brain: OrganisationBrain, { source, relation, target }: Fact, by: number): void {
  countRelationships(brain, graphOf(brain, undefined), {
    source_label: source.label,
    relationship_type: relation,
    target_label: target.label,
    // Assumption: what a person stated is kept by hand.
    store_type: 'manual_kg',
    count: by,
  });
}
