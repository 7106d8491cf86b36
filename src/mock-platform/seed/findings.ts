import type { ReviewState } from '../state/findings.ts';
import type { World } from '../state/world.ts';
import type { SeedName } from './seedName.ts';
import { toldFindings, type ToldFinding } from './toldFindings.ts';

/** Findings of the large seed. */
const largeCount = 3000;

/** Fills in the findings of the seed's organisation, and one of the other organisation. */
export function seedFindings(
  world: World,
  seed: SeedName,
  ids: { tenantId: string; otherOrganisationId: string },
): void {
  if (seed === 'empty') return;
  const connections = connectionIds(world);
  const count = seed === 'large' ? largeCount : toldFindings.length;
  for (let at = 0; at < count; at += 1) {
    const told = toldFindings[at % toldFindings.length];
    if (told === undefined) continue;
    const title = at < toldFindings.length ? told.title : `${told.title} (${at + 1})`;
    addFinding(world, ids.tenantId, { ...told, title }, stateAt(at), connections);
  }
  const [first] = toldFindings;
  if (first === undefined) return;
  const foreign = { ...first, title: 'Drill bits sell in pairs' };
  addFinding(world, ids.otherOrganisationId, foreign, 'pending', connectionIds(world));
}

/** Most are pending, as after a sync. */
function stateAt(at: number): ReviewState {
  if (at % 8 === 5) return 'approved';
  return at % 12 === 10 ? 'rejected' : 'pending';
}

function connectionIds({ random }: World): ReadonlyMap<string, string> {
  const names = new Set(toldFindings.flatMap(({ sources }) => sources));
  return new Map([...names].map((name) => [name, random.uuid()]));
}

function addFinding(
  { findings, random }: World,
  tenantId: string,
  { title, theme, confidence, sources, learned, discovered, nodes }: ToldFinding,
  state: ReviewState,
  connections: ReadonlyMap<string, string>,
): void {
  const refs = sources.map((source) => ({
    connection_id: connections.get(source) ?? '',
    title: source,
  }));
  const id = random.uuid();
  findings.set(id, {
    finding_id: id,
    tenant_id: tenantId,
    connection_ids: refs.map(({ connection_id }) => connection_id),
    title,
    theme,
    confidence,
    status: 'completed',
    review_state: state,
    what_was_learned: [...learned],
    new_discoveries: [...discovered],
    source_refs: refs,
    node_ids: [...nodes],
    context_node_ids: ['organisation:tidewater-foods'],
    is_skipped: false,
    edit: undefined,
  });
}
