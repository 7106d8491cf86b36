/** The number of tokens to remember: enough for hours. */
const maxTokens = 32;

/**
 * Creates a memory-only record of the current user's tokens: the rejected ones, so that none is
 * returned again, and all issued ones, to distinguish them from a previous user's.
 */
export function createRejectedTokens() {
  const issued = new Set<string>();
  const rejected = new Set<string>();
  let isFirstUser = true;

  return {
    addIssued: (token: string) => remember(issued, token),
    add: (token: string) => remember(rejected, token),
    has: (token: string) => rejected.has(token),
    /** Returns true for a token that wasn't issued since the last sign-out. */
    isPreviousUsers: (token: string) => !isFirstUser && !issued.has(token),
    /** Forgets all tokens; those issued from now on belong to another user. */
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
