import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConnectionString } from './parseConnectionString.ts';
import { readableStrings, unreadableStrings } from '../testing/sqlStrings.ts';
import { propertyRuns } from '../../../../../test/propertyRuns.ts';

const reserved = Array.from(':/?#[]@!$&\'()*+,;=%"\\{}|<> ^`~');

describe('a SQL connection string', () => {
  for (const [text, engine, fields, ignored = []] of readableStrings) {
    it(text, () => {
      const parsed = { ...parseConnectionString(text), notes: [] };
      expect(parsed).toEqual({ ok: true, engine, fields, ignored, notes: [] });
    });
  }

  it.each(unreadableStrings)('%s cannot be read: %s', (text, problem) => {
    const parsed = parseConnectionString(text);
    expect(parsed).toEqual({ ok: false, problem });
    expect(JSON.stringify(parsed)).not.toContain('hunter');
  });
});

describe.each(reserved)('a password with %s', (mark) => {
  const password = `p${mark}w`;
  const fields = { username: 'ann', password, host: 'db.example', database: 'shop' };

  it.each([
    ['a URL, as it is', `postgres://ann:${password}@db.example/shop`],
    ['a URL, encoded', `mysql://ann:${encodeURIComponent(password)}@db.example/shop`],
    [
      'double quotes',
      `Host=db.example;Database=shop;User Id=ann;Password="${double(password, '"')}"`,
    ],
    ['single quotes', `Server=db.example;Database=shop;Uid=ann;Pwd='${double(password, "'")}'`],
    [
      'braces',
      `jdbc:sqlserver://db.example;databaseName=shop;user=ann;password={${double(password, '}')}}`,
    ],
    ['libpq quotes', `host=db.example dbname=shop user=ann password='${escaped(password)}'`],
  ])('in %s', (_, text) => {
    expect(parseConnectionString(text)).toMatchObject({ ok: true, fields });
  });
});

describe('any string', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' });
  const user = fc.stringMatching(/^[a-z_][\w.$#~-]{0,12}(@[a-z]{1,8})?$/);
  const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
  const port = fc.integer({ min: 1, max: 65_535 }).map(String);

  it('gives back what it was made of', () => {
    fc.assert(
      fc.property(user, text, word, port, word, (username, password, host, at, database) => {
        const expected = { username, password, host, port: at, database };
        const login = `${encodeURIComponent(username)}:${encodeURIComponent(password)}`;
        const user = double(username, '"');
        const quoted = double(password, '"');
        const texts = [
          `postgresql://${login}@${host}:${at}/${database}`,
          `jdbc:mariadb://${login}@${host}:${at}/${database}`,
          `Server=${host};Port=${at};Database=${database};User Id="${user}";Password="${quoted}"`,
          `jdbc:sqlserver://${host}:${at};databaseName=${database};user={${double(username, '}')}};password={${double(password, '}')}}`,
          `host=${host} port=${at} dbname=${database} user='${escaped(username)}' password='${escaped(password)}'`,
        ];
        for (const text of texts) {
          expect(parseConnectionString(text)).toMatchObject({ ok: true, fields: expected });
        }
      }),
      { numRuns: propertyRuns(300), examples: [['a', ' ', 'np', '1', 'a']] },
    );
  });

  it('never throws, and a refusal says no word of it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(jdbc:)?[a-z]+:\/\/\S*$/)), (text) => {
        const parsed = parseConnectionString(text);
        if (!parsed.ok) expect(Object.keys(parsed).sort()).toEqual(['ok', 'problem']);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});

function double(text: string, mark: string): string {
  return text.replaceAll(mark, mark + mark);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\']/g, String.raw`\$&`);
}
