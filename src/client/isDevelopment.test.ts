import { afterEach, expect, test, vi } from 'vitest';
import { isDevelopment } from './isDevelopment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['a server in production', 'production', undefined, false],
  ['a bundler that says so', 'development', 'app.example.com', true],
  ['a page on this machine', 'production', 'localhost', true],
  ['a page by its address on this machine', 'production', '127.0.0.1', true],
  ['a page of a host', 'production', 'app.example.com', false],
  ['a page whose host begins alike', 'production', 'localhost.example.com', false],
])('%s: NODE_ENV %s at %s is development: %s', (_, mode, hostname, expected) => {
  vi.stubEnv('NODE_ENV', mode);
  vi.stubGlobal('location', hostname === undefined ? undefined : { hostname });
  expect(isDevelopment()).toBe(expected);
});
