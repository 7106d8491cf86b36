import type { FindingsState } from '../state/findings.ts';
import { addFinding, type ReviewState } from '../state/findings.ts';
import type { SeedName } from './seedName.ts';
import { findingTemplates, type FindingTemplate } from './findingTemplates.ts';

/** Findings of the large seed. */
const largeCount = 3000;

/**
 * Fills in the findings of the seed's organisation, and one of the other organisation.
 *
 * @param connections - The ids of the seeded connections by name.
 */
export function seedFindings(
  world: FindingsState,
  seed: SeedName,
  ids: { tenantId: string; otherOrganisationId: string },
  connections: ReadonlyMap<string, string>,
): void {
  if (seed === 'empty') return;
  const count = seed === 'large' ? largeCount : findingTemplates.length;
  for (let at = 0; at < count; at += 1) {
    const template = findingTemplates[at % findingTemplates.length];
    if (template === undefined) continue;
    const title = at < findingTemplates.length ? template.title : `${template.title} (${at + 1})`;
    const source_refs = refsOf(template, connections);
    addFinding(world, ids.tenantId, { ...template, title, source_refs }, stateAt(at));
  }
  const [first] = findingTemplates;
  if (first === undefined) return;
  const source_refs = [{ connection_id: world.random.uuid(), title: 'Sales' }];
  const foreign = { ...first, title: 'Drill bits sell in pairs', source_refs };
  addFinding(world, ids.otherOrganisationId, foreign, 'pending');
}

/** Most are pending, as after a sync. */
function stateAt(at: number): ReviewState {
  if (at % 8 === 5) return 'approved';
  return at % 12 === 10 ? 'rejected' : 'pending';
}

/** A seeded connection for each name that a finding gives as its source. */
function refsOf(
  { sources }: FindingTemplate,
  connections: ReadonlyMap<string, string>,
): { connection_id: string; title: string }[] {
  return sources.map((title) => ({ connection_id: connections.get(title) ?? '', title }));
}
