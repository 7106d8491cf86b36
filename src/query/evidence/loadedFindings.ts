import type { QueryClient } from '@tanstack/query-core';
import type { BrainstemClient } from '../../client/index.ts';
import { isRecord, type Finding } from '../../contract/index.ts';
import { platformKey } from '../options.ts';
import { readReference } from './readReference.ts';

/**
 * Returns this client's loaded findings that refer to a matching node, without duplicates.
 *
 * @param isNamed - Called with each node reference of a finding. Its shape isn't documented.
 */
export function loadedFindings(
  client: BrainstemClient,
  queryClient: QueryClient,
  isNamed: (raw: unknown) => boolean,
): readonly Finding[] {
  const queryKey = platformKey(client, 'findings');
  const loaded = queryClient
    .getQueriesData<{ findings?: readonly Finding[]; finding?: Finding }>({ queryKey })
    .flatMap(([, data]) => data?.findings ?? data?.finding ?? [])
    .filter(({ node_ids, context_node_ids }) => [...node_ids, ...context_node_ids].some(isNamed));
  return [...new Map(loaded.map((finding) => [finding.finding_id, finding])).values()];
}

/** Returns a predicate for references to a node by id. */
export function isNode(id: string | undefined): (raw: unknown) => boolean {
  return (raw) => id !== undefined && readReference('node', raw).id === id;
}

/** Returns a predicate for references to nodes with a label. */
export function hasLabel(name: string | undefined): (raw: unknown) => boolean {
  return (raw) => {
    if (name === undefined || !isRecord(raw)) return false;
    return [raw['label'], raw['type'], raw['labels']].flat().includes(name);
  };
}
