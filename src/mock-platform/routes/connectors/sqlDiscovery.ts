import {
  checkSource,
  configureSync,
  discoverStreams,
  getSourceCheck,
  publishSchema,
} from '../../../contract/index.ts';
import { HttpError } from '../../request/httpError.ts';
import streams from '../../seed/connectors/sqlStreams.json' with { type: 'json' };
import { serve, type Call, type Route } from '../../serve.ts';
import { requireConnection } from '../../state/connectors/connections.ts';

/** The duration of a check in seconds. Undocumented. */
const checkDuration = 5;

/** The web app's schema discovery. Undocumented: every response. */
export const sqlDiscoveryRoutes: readonly Route[] = [
  serve(checkSource, ({ body }, call) => {
    requireOwn(body, call);
    const { world, caller, environment } = call;
    const id = world.random.uuid();
    const { organisationId } = caller;
    const { sourceConfig } = body;
    world.checks.set(id, { organisationId, startedAt: environment.clock.now(), sourceConfig });
    return { checkId: id, status: 'pending' };
  }),

  serve(getSourceCheck, ({ query }, { world, caller, environment }) => {
    const { checkId } = query;
    const check = world.checks.get(checkId);
    if (check?.organisationId !== caller.organisationId)
      throw new HttpError(404, 'Check not found');
    const { startedAt, sourceConfig } = check;
    const isPending = environment.clock.now() - startedAt < checkDuration * 1000;
    if (isPending) return { checkId, status: 'pending' };
    // Assumption: every database of the mock refuses the password `wrong`.
    return sourceConfig.password === 'wrong'
      ? { checkId, status: 'failed', message: 'The database refused the password' }
      : { checkId, status: 'succeeded' };
  }),

  serve(discoverStreams, ({ body }, call) => {
    requireOwn(body, call);
    return { streams };
  }),

  serve(configureSync, ({ body }, call) => {
    requireOwn(body, call);
    const { connectionId, selectedStreams = streams.map(({ name }) => name) } = body;
    const pipelineConnectionId = call.world.random.uuid();
    call.world.pipelines.set(pipelineConnectionId, connectionId);
    return { pipelineConnectionId, selectedStreams };
  }),

  serve(publishSchema, ({ body }, call) => {
    requireOwn(body, call);
    const { pipelineConnectionId, connectionId } = body;
    if (call.world.pipelines.get(pipelineConnectionId) !== connectionId)
      throw new HttpError(404, 'Pipeline not found');
    return { success: true, pipelineConnectionId };
  }),
];

function requireOwn(
  { organizationId, connectionId }: { organizationId: string; connectionId: string },
  call: Call<'appSession'>,
): void {
  if (organizationId !== call.caller.organisationId) {
    throw new HttpError(403, 'Access denied to organization');
  }
  requireConnection(call, connectionId);
}
