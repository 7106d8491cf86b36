import { type BrainState, brainOf, mergedGraph, type OrganisationBrain } from './brain.ts';
import type * as v from 'valibot';
import type { GraphModificationBody, graphModificationResult } from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { applyChange, type Resolved } from './changeFacts.ts';
import { parseChange, splitSentences } from './parseChange.ts';

/** The platform's answer, with strings for booleans. */
export type ModificationAnswer = v.InferInput<typeof graphModificationResult>;

type Result = NonNullable<ModificationAnswer['results']>[number];

/**
 * Changes an organisation's brain by a text, one change per sentence. The next visualization
 * contains the changes.
 *
 * @param now - In milliseconds. Assumption: a change without a date takes effect on that day.
 */
export function modifyGraph(
  world: BrainState,
  organisationId: string,
  { user_input, query, session_id, category }: GraphModificationBody,
  now: number,
): ModificationAnswer {
  const text = [user_input, query].find((given) => given !== undefined && given.trim() !== '');
  if (text === undefined) {
    return {
      success: 'false',
      error: 'user_input is required for graph_modification action',
      response: '',
      reason: 'Missing user_input',
    };
  }
  const brain = brainOf(world, organisationId);
  const episode_uuid = world.random.uuid();
  brain.edits.push({ episode_uuid, at: now, user_input: text, session_id, category });
  const sentences = splitSentences(text);
  // Assumption: a text without a sentence is one failed change.
  const results = (sentences.length > 0 ? sentences : [text]).map((sentence) =>
    modify(world, brain, { sentence, episode_uuid, now }),
  );
  return answer(results);
}

function modify(
  { random }: BrainState,
  brain: OrganisationBrain,
  { sentence, episode_uuid, now }: { sentence: string; episode_uuid: string; now: number },
): Result {
  const { relationships } = mergedGraph(brain);
  const types = [...relationships.values()].map(({ relationship_type: type }) => type);
  const wanted = parseChange(sentence, types);
  if (wanted === undefined) {
    return failed('No source, relation and target were found in the sentence.');
  }
  const date = wanted.date ?? isoTime(now).slice(0, 10);
  const done = applyChange(brain, random, { ...wanted, date });
  if (done.status === 'error') return failed(done.detail);
  return done.status === 'ambiguous' ? { ...done } : { ...viewApplied(done), episode_uuid };
}

/** Creates an error result. Undocumented: its fields besides the status. */
function failed(detail: string): Result {
  return { status: 'error', detail };
}

function viewApplied({ action, source, ended, added, newNodes, date }: Resolved): Result {
  return {
    status: 'applied',
    action: {
      action,
      source_name: source.name,
      old_relation: ended?.relation ?? null,
      old_target_name: ended?.target.name ?? null,
      new_relation: added?.relation ?? null,
      new_target_name: added?.target.name ?? null,
      effective_at: date,
    },
    edge_uuid: added?.uuid ?? ended?.uuid ?? null,
    notes: [],
    affected: {
      // Undocumented: the object's content if a change ends nothing.
      invalidated: { uuid: ended?.uuid ?? null },
      // Undocumented: the shape of added edges and nodes.
      added_edges: added === undefined ? [] : [viewEdge(added)],
      added_nodes: newNodes.map((node) => ({ ...node })),
    },
  };
}

function viewEdge({ uuid, source, relation, target }: NonNullable<Resolved['added']>) {
  return {
    uuid,
    source_name: source.name,
    source_label: source.label,
    relation,
    target_name: target.name,
    target_label: target.label,
  };
}

/** Creates the answer. Assumption: an error leaves the update as incomplete as an ambiguity. */
function answer(results: Result[]): ModificationAnswer {
  const summary = { applied: 0, ambiguous: 0, error: 0 };
  for (const { status } of results) summary[status] += 1;
  const isDone = summary.applied === results.length;
  return {
    success: isDone ? 'true' : 'false',
    error: isDone ? 'No Errors' : 'Brain update not fully applied',
    response: isDone ? 'Brain update applied.' : 'Brain update needs review.',
    routing_decision: 'graph_modification',
    type: 'graph_modification',
    results,
    summary,
  };
}
