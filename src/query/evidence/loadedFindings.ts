import type { QueryClient } from '@tanstack/query-core';
import type { BrainstemClient, EvidenceReference } from '../../client/index.ts';
import { isRecord, type Finding } from '../../contract/index.ts';
import { findingsInCache } from '../findings.ts';
import { readReference } from './readReference.ts';

/** Lists the findings that this client has loaded and that name a node, or a label. */
export function loadedFindings(
  client: BrainstemClient,
  queryClient: QueryClient,
  { kind, id }: EvidenceReference,
): readonly Finding[] {
  if (id === undefined) return [];
  const isNamedBy = (raw: unknown): boolean =>
    kind === 'label' ? labelsOf(raw).includes(id) : readReference('node', raw).id === id;
  return findingsInCache(client, queryClient).filter(({ node_ids, context_node_ids }) =>
    [...node_ids, ...context_node_ids].some(isNamedBy),
  );
}

/** The labels that a finding's reference to a node names, if it does. Its shape isn't documented. */
function labelsOf(raw: unknown): readonly unknown[] {
  if (!isRecord(raw)) return [raw];
  const { label, labels, type } = raw;
  return [label, type, labels].flat();
}
