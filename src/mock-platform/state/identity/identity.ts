import type { Random } from '../../random.ts';
import type { ApiKeys } from './apiKeys.ts';
import type { Organisations } from './organisations.ts';
import type { ServiceActors } from './serviceActors.ts';
import type { User } from './users.ts';

/** The callers of the platform, and their credentials. */
export interface IdentityState {
  readonly random: Random;
  /** The key that signs service actor tokens and presigned URLs. */
  readonly secret: string;
  /** Tokens of earlier generations count as expired. */
  tokenGeneration: number;
  readonly organisations: Organisations;
  readonly apiKeys: ApiKeys;
  readonly serviceActors: ServiceActors;
  readonly users: Set<User>;
  /** The session carried by in-process requests with cookies. */
  signedIn: string | undefined;
  /** The mail provider's bearer token. Assumption: undocumented. */
  readonly mailProviderToken: string;
}
