import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConnectionStringProblem } from '../sql/sqlConnection.ts';
import { parseDocstoreString } from './readDocstorePaste.ts';
import { withCredentials } from './parseDocstoreUrl.ts';

const readable: readonly (readonly [string, string, string?, string?, string[]?])[] = [
  ['mongodb://db', 'mongodb://db'],
  ['mongodb://db:27017/shop', 'mongodb://db:27017/shop'],
  ['docs://db:27017', 'docs://db:27017'],
  ['mongodb://ann:pw@db/shop', 'mongodb://db/shop', 'ann', 'pw'],
  ['mongodb://ann:p%40w@db/shop', 'mongodb://db/shop', 'ann', 'p@w'],
  ['mongodb://ann:p@s:w/o?r#d@db/shop', 'mongodb://db/shop', 'ann', 'p@s:w/o?r#d'],
  ['mongodb://ann@db', 'mongodb://db', 'ann'],
  [
    'mongodb+srv://ann:pw@cluster.example/shop?retryWrites=true',
    'mongodb+srv://cluster.example/shop?retryWrites=true',
    'ann',
    'pw',
  ],
  [
    'mongodb://a:1,b:2,c:3/?replicaSet=rs0&authSource=admin',
    'mongodb://a:1,b:2,c:3/?replicaSet=rs0&authSource=admin',
  ],
  [
    'mongodb://ann:pw@a:1,b:2/shop?authSource=admin',
    'mongodb://a:1,b:2/shop?authSource=admin',
    'ann',
    'pw',
  ],
  ['mongodb://[2001:db8::1]:27017/shop', 'mongodb://[2001:db8::1]:27017/shop'],
  ['mongodb://db/?appName=a@b', 'mongodb://db/?appName=a@b'],
  [
    'mongodb://ann:pw@db/?tls=true&tlsCertificateKeyFilePassword=hunter2',
    'mongodb://db/?tls=true',
    'ann',
    'pw',
    ['tlsCertificateKeyFilePassword'],
  ],
  [
    'mongodb://db/?authMechanismProperties=AWS_SESSION_TOKEN:hunter2',
    'mongodb://db/',
    undefined,
    undefined,
    ['authMechanismProperties'],
  ],
  ['  mongodb://db/shop\n', 'mongodb://db/shop'],
];

const unreadable: readonly (readonly [string, ConnectionStringProblem])[] = [
  ['', 'empty'],
  ['db.example', 'unknown'],
  ['mongodb:hunter2', 'unknown'],
  ['postgres://ann:hunter2@db/shop', 'relational'],
  ['mysql+pymysql://ann:hunter2@db/shop', 'relational'],
  ['https://ann:hunter2@db', 'unknown'],
  ['foo://ann:hunter2@db/shop', 'unknown'],
  ['ann:hunter2@db/shop', 'unknown'],
  ['ann:hunter2@db:3306/shop', 'relational'],
  ['mongodb://', 'no-host'],
  ['mongodb://ann:hunter2@/shop', 'no-host'],
  ['mongodb://a,,b/shop', 'no-host'],
  ['mongodb://ann:hunter2@db:abc/shop', 'bad-port'],
  ['mongodb://ann:hunter2@db:99999/shop', 'bad-port'],
  ['mongodb+srv://ann:hunter2@db:27017/shop', 'bad-srv'],
  ['mongodb+srv://ann:hunter2@a,b/shop', 'bad-srv'],
  ['mongodb://ann:hunter2@%2Ftmp%2Fmongodb.sock', 'socket'],
  [`mongodb://ann:${'hunter2'.repeat(2000)}@db`, 'too-long'],
];

describe('the connection string of a document database', () => {
  for (const [text, connectionString, username, password, ignored = []] of readable) {
    it(text, () => {
      const protocol = connectionString.split('://')[0];
      const read = {
        ok: true,
        connectionString,
        protocol,
        username,
        password,
        ignored,
        hasPlaceholders: false,
      };
      expect(parseDocstoreString(text)).toEqual(read);
    });
  }

  it.each(unreadable)('%s cannot be read: %s', (text, problem) => {
    expect(parseDocstoreString(text)).toEqual({ ok: false, problem });
  });

  it.each(Array.from(":/?#[]@!$&'()*+,;=%"))('takes a password with %s, encoded or not', (mark) => {
    const password = `p${mark}w`;
    const expected = { ok: true, password, username: 'ann', connectionString: 'mongodb://db/shop' };
    for (const written of [password, encodeURIComponent(password)]) {
      expect(parseDocstoreString(`mongodb://ann:${written}@db/shop`)).toMatchObject(expected);
    }
  });

  it('gives back what was put into it, and keeps no secret in what is stored', () => {
    // An encoded name is checked as it is written: some sign in with the subject of a certificate.
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    const bare = fc.constantFrom('mongodb://db/shop', 'mongodb+srv://c.example/?w=majority');
    fc.assert(
      fc.property(bare, text, text, (connectionString, username, password) => {
        const whole = withCredentials(connectionString, username, password);
        const parsed = parseDocstoreString(whole);
        expect(parsed).toMatchObject({ ok: true, connectionString, username, password });
      }),
    );
  });
});
