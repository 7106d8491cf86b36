import type { Random } from '../../random.ts';
import { mergedGraph, type OrganisationBrain, type Entity, type Fact } from './brain.ts';
import {
  addFact,
  endFact,
  factsOf,
  findEntities,
  findSimilarEntities,
  growEntity,
} from './entities.ts';
import type { WantedChange } from './parseChange.ts';

export interface Resolved {
  readonly status: 'applied';
  /** The documented words. Undocumented: their place in a result. */
  readonly action: 'add' | 'replace' | 'invalidate';
  readonly source: Entity;
  readonly ended: Fact | undefined;
  readonly added: Fact | undefined;
  readonly newNodes: readonly Entity[];
  readonly date: string;
}

/** A possible match of a name or relationship. Undocumented: its fields besides `uuid`. */
export type Candidate = { uuid: string } & Record<string, string>;

/** A change that requires the user to choose. */
export interface Ambiguous {
  readonly status: 'ambiguous';
  /** Undocumented: the word for no match. */
  readonly detail: 'multiple_matches' | 'zero_matches';
  readonly candidates: Candidate[];
  /** Everything that the search found. Undocumented: its shape. */
  readonly search_candidates: Candidate[];
}

/** A change that can't be applied. */
export interface Failed {
  readonly status: 'error';
  readonly detail: string;
}

export interface DatedChange extends WantedChange {
  readonly date: string;
}

/** Applies a change, or returns the reason why it can't be applied. */
export function applyChange(
  brain: OrganisationBrain,
  random: Random,
  wanted: DatedChange,
): Resolved | Ambiguous | Failed {
  const source = oneOf(brain, wanted.source);
  if ('status' in source) return source;
  const ended = findEnded(brain, source, wanted);
  if (ended !== undefined && 'status' in ended) return ended;
  const { relation, newTarget, date } = wanted;
  const done = { status: 'applied', source, ended, date } as const;
  if (newTarget === undefined) {
    if (ended !== undefined) endFact(brain, ended, date);
    return { ...done, action: 'invalidate', added: undefined, newNodes: [] };
  }
  const target = findTarget(brain, source, relation, newTarget);
  if ('status' in target) return target;
  const isNew = !('uuid' in target);
  if (!isNew && factsOf(brain, source, relation, target).length > 0) {
    return { status: 'error', detail: 'The brain has this relationship already.' };
  }
  if (ended !== undefined) endFact(brain, ended, date);
  const node = isNew ? growEntity(brain, random, target) : target;
  const added = addFact(brain, random, { source, relation, target: node, effective_at: date });
  const action = ended === undefined ? 'add' : 'replace';
  return { ...done, action, added, newNodes: isNew ? [node] : [] };
}

function findEnded(
  brain: OrganisationBrain,
  source: Entity,
  { action, relation, oldTarget }: WantedChange,
): Fact | Ambiguous | undefined {
  if (action === 'add') return undefined;
  const facts = factsOf(brain, source, relation);
  if (oldTarget === undefined) {
    return facts.length > 1 ? ambiguous('multiple_matches', facts.map(factCandidate)) : facts[0];
  }
  const named = new Set(findEntities(brain, oldTarget));
  if (named.size === 0) return noMatch(brain, oldTarget);
  const [fact, ...others] = facts.filter(({ target }) => named.has(target));
  if (fact === undefined) return ambiguous('zero_matches', [], facts.map(factCandidate));
  return others.length === 0
    ? fact
    : ambiguous('multiple_matches', [fact, ...others].map(factCandidate));
}

/**
 * Returns the target of a new relationship. Assumption: an unknown name becomes a new node if the
 * relation determines its label.
 */
function findTarget(
  brain: OrganisationBrain,
  source: Entity,
  relation: string,
  name: string,
): Entity | Omit<Entity, 'uuid'> | Ambiguous {
  if (findEntities(brain, name).length > 0) return oneOf(brain, name);
  const { relationships } = mergedGraph(brain);
  const known = [...relationships.values()].find(
    (one) => one.source_label === source.label && one.relationship_type === relation,
  );
  return known === undefined ? noMatch(brain, name) : { name, label: known.target_label };
}

function oneOf(brain: OrganisationBrain, name: string): Entity | Ambiguous {
  const [entity, ...others] = findEntities(brain, name);
  if (entity === undefined) return noMatch(brain, name);
  if (others.length === 0) return entity;
  return ambiguous('multiple_matches', [entity, ...others].map(entityCandidate));
}

function noMatch(brain: OrganisationBrain, name: string): Ambiguous {
  return ambiguous('zero_matches', [], findSimilarEntities(brain, name).map(entityCandidate));
}

function ambiguous(
  detail: Ambiguous['detail'],
  candidates: Candidate[],
  search_candidates = candidates,
): Ambiguous {
  return { status: 'ambiguous', detail, candidates, search_candidates };
}

function entityCandidate({ uuid, name, label }: Entity): Candidate {
  return { uuid, name, label };
}

function factCandidate({ uuid, source, relation, target }: Fact): Candidate {
  return { uuid, source_name: source.name, relation, target_name: target.name };
}
