import {
  createApiKey,
  createServiceActor,
  exchangeToken,
  knownMessages,
  listServiceActors,
  rotateApiKey,
} from '../../contract/index.ts';
import { isoTime } from '../clock.ts';
import { issueToken } from '../access/issueToken.ts';
import { listPage } from '../request/listPage.ts';
import { HttpError } from '../request/httpError.ts';
import { serve, type Route } from '../serve.ts';
import { apiKeyLifetime, type ApiKey, type ServiceActor } from '../state/identity/identity.ts';

export const identityRoutes: readonly Route[] = [
  serve(createApiKey, ({ body }, { caller, world, environment }) => {
    const now = environment.clock.now();
    const key: ApiKey = {
      id: world.random.uuid(),
      organisationId: caller.organisationId,
      value: `key_${world.random.hex(40)}`,
      createdAt: now,
      expiresAt: now + apiKeyLifetime,
      revoked: false,
      ...body,
    };
    world.apiKeys.set(key.id, key);
    return viewApiKey(key);
  }),

  serve(rotateApiKey, ({ params, body }, { caller, world, environment }) => {
    const key = world.apiKeys.get(params['key-id']);
    // Undocumented: the response for an unknown, foreign or revoked key.
    if (key?.organisationId !== caller.organisationId || key.revoked) {
      throw new HttpError(404, 'API key not found');
    }
    key.value = `key_${world.random.hex(40)}`;
    key.scopes = body.scopes ?? key.scopes;
    key.expiresAt = environment.clock.now() + apiKeyLifetime;
    return viewApiKey(key);
  }),

  serve(createServiceActor, ({ body }, { caller, world, environment }) => {
    if (!world.organisations.has(body.organisationId)) {
      throw new HttpError(404, knownMessages.organisationNotFound);
    }
    if (body.organisationId !== caller.organisationId) {
      throw new HttpError(403, knownMessages.foreignServiceActor);
    }
    const actor = { id: world.random.uuid(), createdAt: environment.clock.now(), ...body };
    world.serviceActors.set(actor.id, actor);
    return viewServiceActor(actor);
  }),

  serve(listServiceActors, ({ query }, { caller, world }) => {
    const own = [...world.serviceActors.values()].filter(
      ({ organisationId }) => organisationId === caller.organisationId,
    );
    return { serviceActors: listPage(own, query).map(viewServiceActor), total: own.length };
  }),

  serve(exchangeToken, async ({ body }, { caller, world, environment }) => {
    const actor = world.serviceActors.get(body.serviceActorId);
    if (actor === undefined) throw new HttpError(404, knownMessages.serviceActorNotFound);
    if (actor.organisationId !== caller.organisationId) {
      throw new HttpError(403, knownMessages.organisationDenied);
    }
    return { token: await issueToken(world, actor, environment.clock.now()) };
  }),
];

/** Undocumented: the shapes of API keys and service actors. */
function viewApiKey({ id, name, scopes, value, expiresAt }: ApiKey): unknown {
  return { id, name, scopes, apiKey: value, expiresAt: isoTime(expiresAt) };
}

function viewServiceActor({ id, name, organisationId, capabilities }: ServiceActor): unknown {
  return { serviceActorId: id, name, organisationId, capabilities };
}
