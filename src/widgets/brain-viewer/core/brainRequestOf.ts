import type { BrainRequest } from '../../../query/index.ts';
import type { BrainOptions } from './brainOptions.ts';
import type { BrainSources } from './brainView.ts';

/** The request for a brain of these sources: the combined route where a tenant is given. */
export function brainRequestOf(
  { connectionIds, external, threshold, sagas, combined: chosen }: BrainSources,
  { tenantId, combined }: Pick<BrainOptions, 'tenantId' | 'combined'>,
): BrainRequest {
  if (tenantId !== undefined) {
    return { route: 'combined', tenantId, body: { ...combined, ...chosen } };
  }
  const connected =
    connectionIds.length === 0
      ? {}
      : {
          connection_ids: [...connectionIds],
          discover_external_relationships: external,
          confidence_threshold: threshold,
        };
  return { route: 'action', selection: { ...connected, include_saga_nodes: sagas } };
}
