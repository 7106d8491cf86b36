/**
 * Remembers the present user's tokens, in memory only: those that the platform refused, so that
 * none is handed out again, and all that came, to tell them from an earlier user's.
 */
export interface TokenLedger {
  /** Notes a token that came. */
  issue(token: string): void;
  /** Notes a token that the platform refused. */
  refuse(token: string): void;
  isRefused(token: string): boolean;
  /** Whether the token is an earlier user's: there was one, and it did not come since. */
  isForeign(token: string): boolean;
  /** Forgets all tokens; those that come from now on are another user's. */
  clear(): void;
}

/** Tokens that are remembered: hours of them. */
const kept = 32;

/** Creates an empty ledger. */
export function createTokenLedger(): TokenLedger {
  const issued = new Set<string>();
  const refused = new Set<string>();
  let isFirstUser = true;

  return {
    issue: (token) => remember(issued, token),
    refuse: (token) => remember(refused, token),
    isRefused: (token) => refused.has(token),
    isForeign: (token) => !isFirstUser && !issued.has(token),
    clear() {
      issued.clear();
      refused.clear();
      isFirstUser = false;
    },
  };
}

function remember(tokens: Set<string>, token: string): void {
  tokens.delete(token);
  tokens.add(token);
  const oldest = tokens.values().next();
  if (tokens.size > kept && oldest.done === false) tokens.delete(oldest.value);
}
