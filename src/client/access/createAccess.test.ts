import { expect, test, vi } from 'vitest';
import { approveFinding, listFindings, streamChat, type Endpoint } from '../../contract/index.ts';
import { PlatformError, isPlatformError } from '../errors/PlatformError.ts';
import { createAccess } from './createAccess.ts';

function refusal(missingScope: string): PlatformError {
  return new PlatformError({ status: 403, platformMessage: undefined, route: '', missingScope });
}

function checkFailure(access: ReturnType<typeof createAccess>, endpoint: Endpoint): unknown {
  try {
    access.check(endpoint, `${endpoint.method} ${endpoint.path}`);
  } catch (error) {
    return error;
  }
  return undefined;
}

test('nothing is missing while nothing is known', () => {
  const access = createAccess();
  expect(access.getState()).toEqual({ scopes: undefined, missing: new Set() });
  expect(access.isMissing('brain:write')).toBe(false);
  expect(access.missingFor(approveFinding)).toBeUndefined();
  expect(checkFailure(access, approveFinding)).toBeUndefined();
});

test('what the host tells is known of each scope, and refused as the platform would', () => {
  const access = createAccess();
  access.tell('opaque', { scopes: ['brain:read'] });
  expect(access.isMissing('brain:write')).toBe(true);
  expect(access.missingFor(listFindings, approveFinding)).toBe('brain:write');
  expect(checkFailure(access, listFindings)).toBeUndefined();
  expect(checkFailure(access, streamChat)).toBeUndefined();
  const error = checkFailure(access, approveFinding);
  expect(isPlatformError(error) && error).toMatchObject({
    status: 403,
    missingScope: 'brain:write',
    platformMessage: 'Missing required scope: brain:write',
    route: 'POST /findings/{finding_id}/approve',
  });
});

test('what a token names is a hint, by which nothing is refused', () => {
  const access = createAccess();
  const payload = btoa(JSON.stringify({ scope: 'brain:read' }));
  access.tell(`e30.${payload}.x`, {});
  expect(access.isMissing('brain:write')).toBe(true);
  expect(checkFailure(access, approveFinding)).toBeUndefined();
});

test('a refusal teaches until a token names its scopes, and tells the scope of its route', () => {
  const access = createAccess();
  access.learn(streamChat, new Error('no network'));
  access.learn(streamChat, refusal('analytics:query'));
  expect(access.missingFor(streamChat)).toBe('analytics:query');
  expect(access.missingFor(approveFinding)).toBeUndefined();
  access.tell('opaque', {});
  expect(access.missingFor(streamChat)).toBe('analytics:query');
  access.tell('opaque', { scopes: ['analytics:query'] });
  expect(access.missingFor(streamChat)).toBeUndefined();
  access.tell('opaque', { scopes: [] });
  expect(access.missingFor(streamChat)).toBe('analytics:query');
});

test('the platform is right where a token says otherwise', () => {
  const access = createAccess();
  access.tell('opaque', { scopes: ['brain:write'] });
  access.learn(approveFinding, refusal('brain:write'));
  expect(access.isMissing('brain:write')).toBe(true);
  expect(access.getState().scopes?.has('brain:write')).toBe(true);
  access.tell('renewed', { scopes: ['brain:write'] });
  expect(access.isMissing('brain:write')).toBe(false);
});

test('listeners hear of each change, and a token with the same scopes is none', () => {
  const access = createAccess();
  const listener = vi.fn();
  const stop = access.subscribe(listener);
  access.tell('a', { scopes: ['brain:read', 'brain:write'] });
  const state = access.getState();
  access.tell('b', { scopes: ['brain:read', 'brain:write'] });
  expect(access.getState()).toBe(state);
  expect(listener).toHaveBeenCalledTimes(1);
  access.tell(undefined);
  expect(access.getState().scopes).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  access.tell('c', { scopes: [] });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('rules for connectors come with a token, with or without scopes, and go with the user', () => {
  const access = createAccess();
  const listener = vi.fn();
  access.subscribe(listener);
  const rules = { allowedConnectors: ['sql-b'], locked: { 'sql-b': ['metadata.host'] } };
  access.tell('a', rules);
  expect(access.getState()).toEqual({ missing: new Set(), connectors: rules });
  access.tell('b', structuredClone(rules));
  expect(listener).toHaveBeenCalledTimes(1);
  access.learn(approveFinding, refusal('brain:write'));
  expect(access.getState().connectors).toEqual(rules);
  access.tell('c', { scopes: ['brain:read'], ...structuredClone(rules) });
  const { connectors } = access.getState();
  expect(connectors).toEqual(rules);
  access.tell('d', { scopes: ['brain:read'], ...structuredClone(rules) });
  expect(access.getState().connectors).toBe(connectors);
  access.tell('e', { scopes: ['brain:read'] });
  expect(access.getState().connectors).toEqual({});
  access.tell('f', rules);
  access.tell(undefined);
  expect(access.getState().connectors).toBeUndefined();
});
