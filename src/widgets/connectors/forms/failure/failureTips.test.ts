import { describe, expect, it } from 'vitest';
import { connectorFormsWords, english, resolveWords } from '../../../../words/index.ts';
import { failureKind, failureTips } from './failureTips.ts';

const words = resolveWords(english, 'connectorForms', connectorFormsWords);

describe('what a database said', () => {
  it.each([
    ['sign-in', 'Authentication failed for the given username and password'],
    ['sign-in', 'FATAL: password authentication failed for user "x"'],
    ['sign-in', "Access denied for user 'x'@'h'"],
    ['unreachable', 'Could not reach the host: connection timed out'],
    ['unreachable', 'getaddrinfo ENOTFOUND db'],
    ['unreachable', 'connect ECONNREFUSED'],
    ['encryption', 'no pg_hba.conf entry for host, SSL off'],
    ['encryption', 'self-signed certificate in chain'],
    ['database', 'database "shop" does not exist'],
    ['database', "Unknown database 'shop'"],
    ['rights', 'permission denied for schema public'],
    ['other', 'whatever'],
    ['other', ''],
  ])('%s: %s', (kind, message) => {
    expect(failureKind(message)).toBe(kind);
    expect(failureTips(failureKind(message), words).length).toBeGreaterThan(0);
  });
});
