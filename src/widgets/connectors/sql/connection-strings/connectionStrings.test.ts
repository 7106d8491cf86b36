import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../../test/propertyRuns.ts';
import docstoreCorpus from '../../../../../test/data/connectionStrings/docstore.txt?raw';
import sqlCorpus from '../../../../../test/data/connectionStrings/sql.txt?raw';
import { defaultSqlPorts, sqlEngines, type SqlEngine } from '../../../../contract/index.ts';
import {
  connectorFormsWords,
  createFormat,
  english,
  resolveWords,
} from '../../../../words/index.ts';
import { docstoreDeclaration, pastedDocstoreFields } from '../../docstore/docstoreDeclaration.ts';
import { parseDocstoreString, readDocstorePaste } from '../../docstore/readDocstorePaste.ts';
import type { CredentialDeclaration, FormValues } from '../../forms/declaration.ts';
import { bodyOf, initialValues } from '../../forms/body/formBody.ts';
import { writePath } from '../../forms/body/path.ts';
import { replacement, type NamedValues } from '../../forms/paste/replaceFields.ts';
import { readCorpus } from '../testing/readCorpus.ts';
import { parseConnectionString } from './parseConnectionString.ts';
import type { ParsedSql, ReadSql, SqlConnection } from '../sqlConnection.ts';
import { pastedFields, sqlDeclaration } from '../sqlDeclaration.ts';
import { inWords, valuesOf } from '../readSqlPaste.ts';

const sql = readCorpus(sqlCorpus);
const docstore = readCorpus(docstoreCorpus);
const words = resolveWords(english, 'connectorForms', connectorFormsWords);
const format = createFormat(english.tag);
const declaration = sqlDeclaration('sql-b', words);

/** Returns the understood parts in the form of the corpus. */
function inShort(parsed: ParsedSql): string {
  if (!parsed.ok) return `! ${parsed.problem}`;
  const { host, port, database, username: user, password, schema, sslMode } = parsed.fields;
  const fields = Object.entries({
    host,
    port,
    database,
    user,
    password,
    schema: schema?.join(','),
    ssl: sslMode,
  });
  return [
    parsed.engine ?? 'any',
    ...fields.flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encoded(value)}`],
    ),
    ...parsed.ignored.map((name) => `-${name.replaceAll(' ', '_')}`),
    ...parsed.notes.map((note) => `+${note}`),
  ].join(' ');
}

function encoded(text: string): string {
  return encodeURI(text).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

describe('the connection strings of drivers’ manuals', () => {
  it('are at least 250, each with its source', () => {
    expect(sql.length + docstore.length).toBeGreaterThanOrEqual(250);
    expect([...sql, ...docstore].filter(({ source }) => !source.startsWith('https://'))).toEqual(
      [],
    );
  });

  it.each(sql)('are read as SQL databases: $text', ({ text, expected }) => {
    expect(inShort(parseConnectionString(text))).toBe(expected);
  });

  it.each(docstore)('are read as document databases: $text', ({ text, expected }) => {
    const parsed = parseDocstoreString(text);
    const short = parsed.ok
      ? [
          parsed.connectionString,
          ...(parsed.username === undefined ? [] : [`user=${encoded(parsed.username)}`]),
          ...(parsed.password === undefined ? [] : [`password=${encoded(parsed.password)}`]),
          ...parsed.ignored.map((name) => `-${name}`),
        ].join(' ')
      : `! ${parsed.problem}`;
    expect(short).toBe(expected);
  });

  it('leave nothing of the first in the request when any two are pasted one after the other', () => {
    const read = readable().map((parsed) => valuesOf(parsed));
    expectNoMixture(declaration, pastedFields, read);
    expect(read.length).toBeGreaterThan(150);
  });

  it('leave nothing of the first in the request of a document database either', () => {
    const read = docstore.flatMap(({ text }) => {
      const paste = readDocstorePaste(text, words, format);
      return paste.isProblem ? [] : [paste.values];
    });
    expectNoMixture(docstoreDeclaration(words), pastedDocstoreFields, read);
    expect(read.length).toBeGreaterThan(30);
  });

  it('say the same again when what was understood is written as an address and read', () => {
    for (const parsed of readable()) {
      const engine = parsed.engine ?? 'sql-a';
      const again = parseConnectionString(write(engine, parsed.fields));
      expect(again).toMatchObject({ ok: true, engine });
      if (again.ok) expect(again.fields).toEqual(withPort(engine, parsed.fields));
    }
  });
});

describe('any connection', () => {
  const text = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((value) => !/^your[-_]|^<.*>$|^[[{$]/i.test(value));
  const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
  const user = fc.stringMatching(/^[a-z_][\w.$#~-]{0,12}(@[a-z]{1,8})?$/);

  it('says the same again after it was written and read', () => {
    const port = fc.integer({ min: 1, max: 65_535 }).map(String);
    const ssl = fc.constantFrom(
      { useSSL: true, sslMode: 'require' as const },
      { useSSL: true, sslMode: 'prefer' as const },
      { useSSL: false, sslMode: 'disable' as const },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...sqlEngines),
        name,
        port,
        name,
        user,
        text,
        ssl,
        (engine, host, at, database, username, password, mode) => {
          const fields = { host, port: at, database, username, password, ...mode };
          const first = parseConnectionString(write(engine, fields));
          expect(first).toMatchObject({ ok: true, engine, fields });
          if (first.ok) expect(parseConnectionString(write(engine, first.fields))).toEqual(first);
        },
      ),
      { numRuns: propertyRuns(300, 100) },
    );
  });

  it('never has its password in what is said of it', () => {
    const secret = fc.stringMatching(/^Zq[A-Za-z0-9!$&'()*+,;=:@/?#%^ ~-]{6,20}Zq$/);
    const forms = [
      (password: string) => `postgres://ann:${encodeURIComponent(password)}@db.example/shop?x=1`,
      (password: string) => `postgres://ann:${password}@db.example/shop`,
      (password: string) => `postgres://ann:${password}@db.example:port/shop`,
      (password: string) => `jdbc:sqlserver://db;user=ann;password={${password}};x=1`,
      (password: string) => `Server=db;Uid=ann;Pwd="${password}";Pooling=false`,
      (password: string) =>
        `jdbc:mysql://db/shop?user=ann&password=${encodeURIComponent(password)}`,
      (password: string) => `jdbc:mysql://db/shop?user=ann&password=${password}`,
      (password: string) => `Server=db;Uid=ann;Pwd=${password};Database=shop`,
      (password: string) => `jdbc:oracle:thin:ann/"${password}"@//db:1521/shop`,
      (password: string) => `ann:${password}@db.example:5432/shop`,
      (password: string) => `ann:${password}@/shop`,
      (password: string) => `mysqlsh 'ann:${password}@db.example/shop'`,
      (password: string) => `PGPASSWORD='${password}' psql -h db shop`,
      (password: string) => `mysql -h db -u ann '-p${password}' shop`,
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...forms), (password, form) => {
        const parsed = parseConnectionString(form(password));
        const said = parsed.ok
          ? inWords(
              { ...parsed, fields: { ...parsed.fields, host: '', username: '', database: '' } },
              words,
              format,
            )
          : [words.pasteProblems[parsed.problem]];
        expect(said.join(' ')).not.toContain('Zq');
      }),
      { numRuns: propertyRuns(1_000) },
    );
  });
});

/** Expects the request of the second of any two to be that of the second alone. */
function expectNoMixture(
  form: CredentialDeclaration,
  names: readonly string[],
  read: readonly NamedValues[],
): void {
  const empty = initialValues(form);
  const after = (before: FormValues, values: NamedValues): FormValues =>
    having(before, replacement(form, names, values));
  const alone = read.map((values) =>
    JSON.stringify(bodyOf(form, having(empty, Object.entries(values)))),
  );
  for (const first of read) {
    const before = after(empty, first);
    read.forEach((second, index) => {
      const body = JSON.stringify(bodyOf(form, after(before, second)));
      if (body !== alone[index]) expect(body).toBe(alone[index]);
    });
  }
}

/** Values of a form with some others, by their names. */
function having(
  values: FormValues,
  entries: readonly (readonly [name: string, value: unknown])[],
): FormValues {
  const copy = structuredClone(values);
  for (const [name, value] of entries) writePath(copy, name, value);
  return copy;
}

function readable(): ReadSql[] {
  return sql.map(({ text }) => parseConnectionString(text)).filter((parsed) => parsed.ok);
}

const schemes = {
  'sql-a': 'mysql',
  'sql-b': 'postgresql',
  'sql-c': 'mssql',
  'sql-d': 'oracle',
  'sql-e': 'mariadb',
} as const;

/** A connection as an address. */
function write(engine: SqlEngine, fields: SqlConnection): string {
  const { host = '', database, username, password, schema, sslMode } = fields;
  const { port = '' } = withPort(engine, fields);
  const login =
    username === undefined && password === undefined
      ? ''
      : `${encodeURIComponent(username ?? '')}${password === undefined ? '' : `:${encodeURIComponent(password)}`}@`;
  const options = Object.entries({ database, currentSchema: schema?.join(','), sslmode: sslMode })
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
    )
    .join('&');
  const place = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  return `${schemes[engine]}://${login}${place}:${port}/?${options}`;
}

function withPort(engine: SqlEngine, fields: SqlConnection): SqlConnection {
  const { host = '' } = fields;
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  return { ...fields, host: bracketed, port: fields.port ?? String(defaultSqlPorts[engine]) };
}
