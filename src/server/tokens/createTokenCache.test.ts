import { expect, test } from 'vitest';
import { createTokenCache } from './createTokenCache.ts';

const cached = (token: string) => ({ token, expiresAt: 0 });

test('the token cache drops the least recently used service actor', () => {
  const cache = createTokenCache(2);
  cache.set('a', cached('1'));
  cache.set('b', cached('2'));
  cache.get('a');
  cache.set('c', cached('3'));
  expect(['a', 'b', 'c'].map((actor) => cache.get(actor)?.token)).toEqual(['1', undefined, '3']);
});

test('the token cache replaces a token without dropping another actor', () => {
  const cache = createTokenCache(2);
  cache.set('a', cached('1'));
  cache.set('b', cached('2'));
  cache.set('b', cached('3'));
  expect(['a', 'b'].map((actor) => cache.get(actor)?.token)).toEqual(['1', '3']);
});

test('the token cache stores 10,000 service actors by default', () => {
  const cache = createTokenCache();
  for (let actor = 0; actor <= 10_000; actor += 1) cache.set(String(actor), cached('x'));
  expect([cache.get('0'), cache.get('1')?.token]).toEqual([undefined, 'x']);
});
