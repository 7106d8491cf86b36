import { isRecord } from '../../contract/index.ts';

/** The value that a field of a form holds at first: never a secret. */
export type PresetValue = string | boolean | readonly string[];

/**
 * The rules of the host's backend for connecting sources, by catalog id. A page's own options can
 * add to them, and loosen none.
 */
export interface ConnectorRules {
  /** Catalog ids that this person may connect. What is connected already stays. @default all */
  readonly allowedConnectors?: readonly string[] | undefined;
  /**
   * Values of new connections, with fields named as in the body of connect-session:
   * `{ 'sql-b': { 'metadata.host': 'db.example.com' } }`. Secrets are ignored.
   *
   * @default what the page says
   */
  readonly defaults?: Readonly<Record<string, Readonly<Record<string, PresetValue>>>> | undefined;
  /**
   * Fields that are shown and can't be changed: `{ 'sql-b': ['metadata.host'] }`. Secrets are ignored.
   *
   * @default what the page says
   */
  readonly locked?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The rights of a person, as the host's backend tells them beside the token. */
export interface PersonRights extends ConnectorRules {
  /**
   * The rights of this person, such as `brain:write`, so that widgets know them before anything is
   * refused. It takes no right away: the platform decides by the token.
   *
   * @default what the token itself names, if anything
   */
  readonly scopes?: readonly string[] | undefined;
}

/** Reads the rights in an answer of the host's backend. A field of another form is left out. */
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
