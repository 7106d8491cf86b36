import type { Random } from '../../random.ts';
import {
  countNodes,
  countRelationships,
  graphOf,
  type OrganisationBrain,
  type Entity,
  type Fact,
} from './brain.ts';

/** Adds a named node without counting it. */
export function addEntity(
  { entities }: OrganisationBrain,
  random: Random,
  named: Omit<Entity, 'uuid'>,
): Entity {
  const entity = { uuid: random.uuid(), ...named };
  entities.set(entity.uuid, entity);
  return entity;
}

/** Adds a new named node and increases its label's count. */
export function growEntity(
  brain: OrganisationBrain,
  random: Random,
  named: Omit<Entity, 'uuid'>,
): Entity {
  countNodes(brain, graphOf(brain, undefined), named.label, 1);
  return addEntity(brain, random, named);
}

/** Adds a fact and increases its relationship's count. */
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

/** Ends a fact and decreases its relationship's count. */
export function endFact(brain: OrganisationBrain, fact: Fact, date: string): void {
  fact.invalid_at = date;
  countFact(brain, fact, -1);
}

/** Returns a node's current facts of one relation, optionally to one target. */
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
 * Returns the named nodes that match a phrase: by uuid or full name if any, else those whose names
 * contain all of its words.
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

/** Returns the named nodes whose names share a word with a phrase, or its first letters. */
export function findSimilarEntities({ entities }: OrganisationBrain, phrase: string): Entity[] {
  const starts = wordsOf(phrase).map((word) => word.slice(0, 4));
  return [...entities.values()].filter(({ name }) =>
    wordsOf(name).some((word) => starts.includes(word.slice(0, 4))),
  );
}

/** Splits a name into words in lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
}

function countFact(brain: OrganisationBrain, { source, relation, target }: Fact, by: number): void {
  countRelationships(brain, graphOf(brain, undefined), {
    source_label: source.label,
    relationship_type: relation,
    target_label: target.label,
    // Assumption: facts stated by a user are in the manual store.
    store_type: 'manual_kg',
    count: by,
  });
}
