/** An API key of the world. The documents do not show its record. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly organisationId: string;
  /** Shown once, at creation and at rotation. */
  value: string;
  scopes: readonly string[];
  readonly createdAt: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  revoked: boolean;
}

/** The API keys of the world, by id. */
export type ApiKeys = Map<string, ApiKey>;

/** The lifetime of a key from creation or rotation. Undocumented. */
export const apiKeyLifetime = 90 * 24 * 60 * 60 * 1000;

/** Finds the key of a value, unless it is revoked or expired. */
export function findLiveApiKey(keys: ApiKeys, value: string, now: number): ApiKey | undefined {
  return [...keys.values()].find(
    (key) => key.value === value && !key.revoked && key.expiresAt > now,
  );
}
