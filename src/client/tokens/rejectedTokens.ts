/**
 * Remembers the current user's tokens, in memory only: those that the platform rejected, so that
 * none is handed out again, and all that were issued, to tell them from a previous user's.
 */
export interface RejectedTokens {
  /** Records a token that was issued to the current user. */
  addIssued(token: string): void;
  /** Records a token that the platform rejected. */
  add(token: string): void;
  /** Returns true if the platform rejected the token. */
  has(token: string): boolean;
  /** Returns true for a previous user's token: somebody signed out, and it was not issued since. */
  isPreviousUsers(token: string): boolean;
  /** Forgets all tokens; those that are issued from now on belong to another user. */
  clear(): void;
}

/** The number of tokens that are remembered: hours of them. */
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
