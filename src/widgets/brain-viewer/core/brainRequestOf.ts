import type { BrainRequest } from '../../../query/index.ts';
import type { BrainOptions } from './brainOptions.ts';
import type { BrainSources } from './brainView.ts';

/** Returns the request for a brain: the combined route for a tenant, else an action. */
export function brainRequestOf(
  { connectionIds, external, threshold, sagas, combinedInclude: chosen }: BrainSources,
  {
    tenantId,
    combinedInclude,
    platformView,
  }: Pick<BrainOptions, 'tenantId' | 'combinedInclude' | 'platformView'>,
): BrainRequest {
  if (tenantId !== undefined) {
    return { route: 'combined', tenantId, body: { ...combinedInclude, ...chosen } };
  }
  const connected =
    connectionIds.length === 0
      ? {}
      : {
          connection_ids: [...connectionIds],
          discover_external_relationships: external,
          confidence_threshold: threshold,
        };
  const selection = { ...connected, include_saga_nodes: sagas };
  return platformView === undefined
    ? { route: 'action', selection }
    : { route: 'views', fields: { ...platformView, ...selection } };
}
