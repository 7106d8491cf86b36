/** The people who are signed in, in memory: gone when the process ends. */
export interface SignIns {
  /**
   * Signs an account in.
   *
   * @returns The secret that the browser keeps in its cookie.
   */
  open(accountId: string): string;
  /** The account behind a secret. */
  find(secret: string | undefined): string | undefined;
  /** Signs out; an unknown secret changes nothing. */
  close(secret: string | undefined): void;
}

/** Makes an empty list of sign-ins. */
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
