import type { Finding } from '../../../contract/index.ts';

/** A pending finding with as little as the platform's documents ask for. */
export function makeFinding(change: Partial<Finding> & { finding_id: string }): Finding {
  return {
    tenant_id: 'tenant',
    connection_ids: [],
    title: `Finding ${change.finding_id}`,
    theme: 'Suppliers',
    confidence: 0.5,
    status: 'completed',
    review_state: 'pending',
    what_was_learned: [],
    new_discoveries: [],
    source_refs: [],
    node_ids: [],
    context_node_ids: [],
    ...change,
  };
}
