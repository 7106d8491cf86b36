import * as v from 'valibot';
import { listFindings } from '../../contract/index.ts';
import { addFinding, type ReviewState } from '../state/findings.ts';
import type { Seeding } from './seeding.ts';

const largeCount = 3000;

const texts = v.fallback(v.array(v.string()), []);

const findingList = v.object({
  findings: v.array(
    v.object({
      title: v.string(),
      theme: v.fallback(v.string(), ''),
      confidence: v.fallback(v.number(), 0),
      review_state: v.fallback(
        v.optional(v.picklist(['pending', 'approved', 'rejected'])),
        undefined,
      ),
      what_was_learned: texts,
      new_discoveries: texts,
      /** Each refers to a connection by id or name. */
      source_refs: v.fallback(
        v.array(v.object({ connection_id: v.optional(v.string(), ''), title: v.string() })),
        [],
      ),
      node_ids: texts,
    }),
  ),
});

/**
 * Seeds the organisation's findings, and one of the other organisation.
 *
 * @param connections - The ids of the seeded connections by name.
 */
export function seedFindings(
  { world, seed, ids, read }: Seeding,
  connections: ReadonlyMap<string, string>,
): void {
  const recorded = seed === 'empty' ? [] : (read(listFindings, findingList)?.findings ?? []);
  const count = seed === 'large' ? largeCount : recorded.length;
  for (let at = 0; at < count; at += 1) {
    const finding = recorded[at % recorded.length];
    if (finding === undefined) continue;
    const title = at < recorded.length ? finding.title : `${finding.title} (${at + 1})`;
    const source_refs = finding.source_refs.map((source) => ({
      connection_id: connections.get(source.connection_id) ?? connections.get(source.title) ?? '',
      title: source.title,
    }));
    const state = finding.review_state ?? stateAt(at);
    addFinding(world, ids.tenantId, { ...finding, title, source_refs }, state);
  }
  const [first] = recorded;
  if (first === undefined) return;
  const source_refs = [{ connection_id: world.random.uuid(), title: 'Sales' }];
  const foreign = { ...first, title: 'Drill bits sell in pairs', source_refs };
  addFinding(world, ids.otherOrganisationId, foreign, 'pending');
}

/** Returns a review state, mostly pending, as after a sync. */
function stateAt(at: number): ReviewState {
  if (at % 8 === 5) return 'approved';
  return at % 12 === 10 ? 'rejected' : 'pending';
}
