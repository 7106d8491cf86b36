/** The sessions, in memory only. */
export interface SignIns {
  /**
   * Starts an account's session.
   *
   * @returns The session's secret, for the browser's cookie.
   */
  open(accountId: string): string;
  /** Returns the account of a session's secret. */
  find(secret: string | undefined): string | undefined;
  /** Ends a session; ignores an unknown secret. */
  close(secret: string | undefined): void;
}

/** Creates an empty session store. */
export function createSignIns(): SignIns {
  const accounts = new Map<string, string>();
  return {
    open(accountId) {
      const secret = crypto.randomUUID();
      accounts.set(secret, accountId);
      return secret;
    },
    find: (secret) => (secret === undefined ? undefined : accounts.get(secret)),
    close(secret) {
      if (secret !== undefined) accounts.delete(secret);
    },
  };
}
