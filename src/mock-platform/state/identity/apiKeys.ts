/** An API key. Its record is undocumented. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly organisationId: string;
  /** Returned once, at creation and at rotation. */
  value: string;
  scopes: readonly string[];
  readonly createdAt: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  revoked: boolean;
}

export type ApiKeys = Map<string, ApiKey>;

/** The lifetime of a key from creation or rotation, in milliseconds. Undocumented. */
export const apiKeyLifetime = 90 * 24 * 60 * 60 * 1000;

/** Finds a key by its value, unless it is revoked or expired. */
export function findLiveApiKey(keys: ApiKeys, value: string, now: number): ApiKey | undefined {
  return [...keys.values()].find(
    (key) => key.value === value && !key.revoked && key.expiresAt > now,
  );
}
