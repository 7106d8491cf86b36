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
    const startedAt = environment.clock.now();
    const { sourceConfig } = body;
    world.sqlDiscovery.checks.set(id, { id, organisationId, startedAt, sourceConfig });
    return { checkId: id, status: 'pending' };
  }),

  serve(getSourceCheck, ({ query }, { world, caller, environment }) => {
    const check = world.sqlDiscovery.checks.get(query.checkId);
    if (check?.organisationId !== caller.organisationId)
      throw new HttpError(404, 'Check not found');
    const { id: checkId, startedAt, sourceConfig } = check;
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
    const { world, caller } = call;
    const pipeline = {
      id: world.random.uuid(),
      organisationId: caller.organisationId,
      connectionId: body.connectionId,
      selectedStreams: body.selectedStreams ?? streams.map(({ name }) => name),
      published: false,
    };
    world.sqlDiscovery.pipelines.set(pipeline.id, pipeline);
    return { pipelineConnectionId: pipeline.id, selectedStreams: pipeline.selectedStreams };
  }),

  serve(publishSchema, ({ body }, call) => {
    requireOwn(body, call);
    const pipeline = call.world.sqlDiscovery.pipelines.get(body.pipelineConnectionId);
    if (pipeline?.connectionId !== body.connectionId)
      throw new HttpError(404, 'Pipeline not found');
    pipeline.published = true;
    return { success: true, pipelineConnectionId: pipeline.id };
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
