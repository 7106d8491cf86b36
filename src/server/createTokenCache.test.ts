import { describe, expect, it } from 'vitest';
import { createTokenCache } from './createTokenCache.ts';

const cached = (token: string) => ({ token, expiresAt: 0 });

describe('createTokenCache', () => {
  it('drops who was asked for longest ago', () => {
    const cache = createTokenCache(2);
    cache.set('a', cached('1'));
    cache.set('b', cached('2'));
    cache.get('a');
    cache.set('c', cached('3'));
    expect(['a', 'b', 'c'].map((actor) => cache.get(actor)?.token)).toEqual(['1', undefined, '3']);
  });

  it('replaces without dropping another', () => {
    const cache = createTokenCache(2);
    cache.set('a', cached('1'));
    cache.set('b', cached('2'));
    cache.set('b', cached('3'));
    expect(['a', 'b'].map((actor) => cache.get(actor)?.token)).toEqual(['1', '3']);
  });

  it('keeps 10,000 unless told otherwise', () => {
    const cache = createTokenCache();
    for (let actor = 0; actor <= 10_000; actor += 1) cache.set(String(actor), cached('x'));
    expect([cache.get('0'), cache.get('1')?.token]).toEqual([undefined, 'x']);
  });
});
