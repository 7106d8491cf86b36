import { isRecord } from '../../contract/index.ts';

/** The initial value of a form field; never a secret. */
export type PresetValue = string | boolean | readonly string[];

/** The host backend's rules for connecting sources, by catalog id. Pages can only tighten them. */
export interface ConnectorRules {
  /** Catalog ids that this user may connect. Existing connections stay. @default all */
  readonly allowedConnectors?: readonly string[] | undefined;
  /**
   * Initial values of new connections, by field name in the connect-session body:
   * `{ 'sql-b': { 'metadata.host': 'db.example.com' } }`. Secrets are ignored.
   *
   * @default the page's own
   */
  readonly defaults?: Readonly<Record<string, Readonly<Record<string, PresetValue>>>> | undefined;
  /**
   * Read-only fields: `{ 'sql-b': ['metadata.host'] }`. Secrets are ignored.
   *
   * @default the page's own
   */
  readonly locked?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A user's rights, sent by the host's backend with the token. */
export interface PersonRights extends ConnectorRules {
  /**
   * The user's scopes, such as `brain:write`, so that widgets know them before a refusal. Omitting
   * one revokes nothing: the platform checks the token.
   *
   * @default the scopes that the token itself names, if any
   */
  readonly scopes?: readonly string[] | undefined;
}

/** Reads the rights in an answer of the host's backend. Ignores fields of the wrong type. */
export function readPersonRights(answer: Readonly<Record<string, unknown>>): PersonRights {
  const { scopes, allowedConnectors, defaults, locked } = answer;
  return {
    scopes: isTexts(scopes) ? scopes : undefined,
    allowedConnectors: isTexts(allowedConnectors) ? allowedConnectors : undefined,
    defaults: isRecordOf(defaults, isPresets) ? defaults : undefined,
    locked: isRecordOf(locked, isTexts) ? locked : undefined,
  };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isPreset(value: unknown): value is PresetValue {
  return typeof value === 'string' || typeof value === 'boolean' || isTexts(value);
}

function isPresets(value: unknown): value is Readonly<Record<string, PresetValue>> {
  return isRecordOf(value, isPreset);
}

function isRecordOf<T>(
  value: unknown,
  isOne: (one: unknown) => one is T,
): value is Readonly<Record<string, T>> {
  return isRecord(value) && Object.values(value).every(isOne);
}
