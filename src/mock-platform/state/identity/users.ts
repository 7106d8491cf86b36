/** A person who signed in to the web app. How a user JWT is obtained is not documented. */
export interface User {
  readonly id: string;
  readonly organisationId: string;
  /** Looked up whole: the world knows every user JWT it gave out. */
  readonly jwt: string;
  /** The session's cookie, `name=value`. */
  readonly appSession: string;
}
