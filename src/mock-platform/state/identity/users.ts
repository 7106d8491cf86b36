/** A user of the web app. Undocumented: how a user JWT is obtained. */
export interface User {
  readonly id: string;
  readonly organisationId: string;
  /** Compared as a whole, since the mock knows every user JWT that it issued. */
  readonly jwt: string;
  /** The session cookie, as `name=value`. */
  readonly appSession: string;
}
