import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostIn, passwordIn, withoutCredentials } from './connectionString.ts';

describe('"credentials may be embedded in the string", "credentials removed when stored"', () => {
  it.each([
    ['docs://h:27017/db', 'docs://h:27017/db', ''],
    ['docs://u:p@h/db', 'docs://h/db', 'p'],
    ['docs+srv://u:p%2Fq@h/db?x=1', 'docs+srv://h/db?x=1', 'p/q'],
    ['docs://u@h', 'docs://h', ''],
    ['docs://u:p@ss@h/db', 'docs://h/db', 'p@ss'],
    ['docs://h/db?mail=a@b', 'docs://h/db?mail=a@b', ''],
    ['docs://a:1,b:2?mail=a@b', 'docs://a:1,b:2?mail=a@b', ''],
    ['docs://u:p@h/db?mail=a@b', 'docs://h/db?mail=a@b', 'p'],
    ['docs://u:p/w@h/db', 'docs://h/db', 'p/w'],
    ['docs://u:p@ss:w/o@h/db', 'docs://h/db', 'p@ss:w/o'],
    ['docs://u:p?w@h/db', 'docs://h/db', 'p?w'],
    ['no scheme', 'no scheme', ''],
  ])('%s', (given, stored, password) => {
    expect(withoutCredentials(given)).toBe(stored);
    expect(passwordIn(given)).toBe(password);
  });

  it.each([
    ['docs://h', 'h'],
    ['docs+srv://u:p@cluster.example/db', 'cluster.example'],
    ['docs://a:1,b:2/db', 'a'],
    ['docs://a?x=1', 'a'],
  ])('the host of %s', (given, host) => {
    expect(hostIn(given)).toBe(host);
  });

  it('leaves no encoded password in what is stored', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), (password) => {
        const sent = `docs://user:${encodeURIComponent(password)}@host/db`;
        expect(withoutCredentials(sent)).toBe('docs://host/db');
        expect(passwordIn(sent)).toBe(password);
      }),
    );
  });
});
