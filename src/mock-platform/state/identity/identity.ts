import type { Random } from '../../random.ts';
import type { ApiKeys } from './apiKeys.ts';
import type { Organisations } from './organisations.ts';
import type { ServiceActors } from './serviceActors.ts';
import type { User } from './users.ts';

/** The callers of the platform, and their credentials. */
export interface IdentityState {
  readonly random: Random;
  /** Signs service actor tokens and presigned addresses. */
  readonly secret: string;
  /** A token of an earlier generation has expired, whatever it says. */
  tokenGeneration: number;
  readonly organisations: Organisations;
  readonly apiKeys: ApiKeys;
  readonly serviceActors: ServiceActors;
  readonly users: Set<User>;
  /** The session that in-process requests with cookies carry. */
  signedIn: string | undefined;
  /** The bearer of the mail provider. Assumption: not documented. */
  readonly mailProviderToken: string;
}
