import { describe, expect, it } from 'vitest';
import { createTokenLedger } from './tokenLedger.ts';

describe('createTokenLedger', () => {
  it('takes no token for foreign before it was cleared', () => {
    const ledger = createTokenLedger();
    ledger.issue('first');
    expect([ledger.isForeign('first'), ledger.isForeign('other')]).toEqual([false, false]);
  });

  it('forgets everything when cleared, and then knows only what comes', () => {
    const ledger = createTokenLedger();
    ledger.issue('first');
    ledger.refuse('first');
    expect(ledger.isRefused('first')).toBe(true);
    ledger.clear();
    ledger.issue('second');
    expect(ledger.isRefused('first')).toBe(false);
    expect([ledger.isForeign('first'), ledger.isForeign('second')]).toEqual([true, false]);
  });

  it('remembers the last 32 refusals, each once', () => {
    const ledger = createTokenLedger();
    for (let count = 0; count < 33; count += 1) {
      ledger.refuse('kept');
      ledger.refuse(`token-${count}`);
    }
    const tokens = ['kept', 'token-0', 'token-1', 'token-2', 'token-32'];
    expect(tokens.map((token) => ledger.isRefused(token))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });
});
