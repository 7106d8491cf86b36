import type { Finding } from '../../../contract/index.ts';

/** Creates a pending finding with the minimum of documented fields. */
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
