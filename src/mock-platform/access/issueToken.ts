import type { IdentityState, ServiceActor } from '../state/identity/identity.ts';
import { serviceActorTokenLifetime } from '../../contract/index.ts';
import { signJwt } from './credentials.ts';

/** Overrides of a token's claims. */
export interface TokenOptions {
  /** @default the actor's own capabilities */
  capabilities?: readonly string[];
  /** Seconds. @default 900 */
  expiresIn?: number;
}

/** Signs a service actor token with the actor's capabilities as scopes. */
export function issueToken(
  world: IdentityState,
  actor: ServiceActor,
  now: number,
  options: TokenOptions = {},
): Promise<string> {
  const { capabilities = actor.capabilities, expiresIn = serviceActorTokenLifetime } = options;
  const iat = Math.floor(now / 1000);
  return signJwt(
    {
      sub: actor.id,
      organisationId: actor.organisationId,
      scopes: [...capabilities],
      iat,
      exp: iat + expiresIn,
      jti: world.random.uuid(),
      generation: world.tokenGeneration,
    },
    world.secret,
  );
}
