import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordIn, withoutCredentials } from './connectionString.ts';

describe('"credentials may be embedded in the string", "credentials removed when stored"', () => {
  it.each([
    ['docs://h:27017/db', 'docs://h:27017/db', ''],
    ['docs://u:p@h/db', 'docs://h/db', 'p'],
    ['docs+srv://u:p%2Fq@h/db?x=1', 'docs+srv://h/db?x=1', 'p/q'],
    ['docs://u@h', 'docs://h', ''],
    ['docs://u:p@ss@h/db', 'docs://h/db', 'p@ss'],
    ['docs://h/db?mail=a@b', 'docs://b', ''],
    ['no scheme', 'no scheme', ''],
  ])('%s', (given, stored, password) => {
    expect(withoutCredentials(given)).toBe(stored);
    expect(passwordIn(given)).toBe(password);
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
