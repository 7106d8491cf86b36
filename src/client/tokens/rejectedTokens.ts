/**
 * A memory-only record of the current user's tokens: the rejected ones, so that none is returned
 * again, and all issued ones, to distinguish them from a previous user's.
 */
export interface RejectedTokens {
  /** Records a token that was issued to the current user. */
  addIssued(token: string): void;
  /** Records a token that the platform rejected. */
  add(token: string): void;
  /** Returns true if the platform rejected the token. */
  has(token: string): boolean;
  /** Returns true for a previous user's token: one not issued since the last sign-out. */
  isPreviousUsers(token: string): boolean;
  /** Forgets all tokens; those issued from now on belong to another user. */
  clear(): void;
}

/** The number of tokens to remember: enough for hours. */
const maxTokens = 32;

/** Creates an empty record. */
export function createRejectedTokens(): RejectedTokens {
  const issued = new Set<string>();
  const rejected = new Set<string>();
  let isFirstUser = true;

  return {
    addIssued: (token) => remember(issued, token),
    add: (token) => remember(rejected, token),
    has: (token) => rejected.has(token),
    isPreviousUsers: (token) => !isFirstUser && !issued.has(token),
    clear() {
      issued.clear();
      rejected.clear();
      isFirstUser = false;
    },
  };
}

function remember(tokens: Set<string>, token: string): void {
  tokens.delete(token);
  tokens.add(token);
  const oldest = tokens.values().next();
  if (tokens.size > maxTokens && oldest.done === false) tokens.delete(oldest.value);
}
