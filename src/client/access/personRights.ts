import * as v from 'valibot';

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

const texts = v.array(v.string());
const preset = v.union([v.string(), v.boolean(), texts]);

/** The fields of {@link PersonRights}, each of them checked. */
export const personRights = {
  scopes: v.optional(texts),
  allowedConnectors: v.optional(texts),
  defaults: v.optional(v.record(v.string(), v.record(v.string(), preset))),
  locked: v.optional(v.record(v.string(), texts)),
};

/** The same fields, of which those of another form are left out. */
export const readablePersonRights = {
  scopes: v.fallback(personRights.scopes, undefined),
  allowedConnectors: v.fallback(personRights.allowedConnectors, undefined),
  defaults: v.fallback(personRights.defaults, undefined),
  locked: v.fallback(personRights.locked, undefined),
};
