import { expect, test } from 'vitest';
import { toBase64Url } from '../tokens/testing/openTokenSource.ts';
import { readJwtScopes } from './readJwtScopes.ts';

const tokenOf = (payload: unknown): string =>
  ['{}', JSON.stringify(payload), 'signature'].map(toBase64Url).join('.');

const both = ['brain:read', 'connectors:write'];

test.each([
  ['a text with spaces', { scope: 'brain:read connectors:write' }],
  ['a list of scopes', { scopes: both }],
  ['capabilities', { capabilities: both }],
  ['a claim beside one of another kind', { scope: 7, capabilities: both }],
  ['a claim beside one about something else', { scope: 'openid profile', scopes: both }],
])('readJwtScopes reads %s', (_, payload) => {
  expect(readJwtScopes(tokenOf(payload))).toEqual(both);
});

test.each([
  ['an opaque token', 'opaque'],
  ['a payload that is none', tokenOf('text')],
  ['no such claim', tokenOf({ sub: 'a' })],
  ['an empty list', tokenOf({ scopes: [] })],
  ['scopes of something else', tokenOf({ scope: 'openid profile' })],
])('readJwtScopes knows nothing from %s', (_, token) => {
  expect(readJwtScopes(token)).toBeUndefined();
});
