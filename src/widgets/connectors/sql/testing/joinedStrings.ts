import docstoreCorpus from '../../../../../test/data/connectionStrings/docstore.txt?raw';
import sqlCorpus from '../../../../../test/data/connectionStrings/sql.txt?raw';
import {
  connectorFormsWords,
  createFormat,
  english,
  resolveWords,
} from '../../../../words/index.ts';
import { docstoreDeclaration, pastedDocstoreFields } from '../../docstore/docstoreDeclaration.ts';
import { readDocstorePaste } from '../../docstore/readDocstorePaste.ts';
import { bodyOf, initialValues } from '../../forms/body/formBody.ts';
import { writePath } from '../../forms/body/path.ts';
import type { CredentialDeclaration } from '../../forms/declaration.ts';
import { decoded } from '../../forms/paste/splitConnectionUrl.ts';
import { replacement, type PasteReading } from '../../forms/paste/replaceFields.ts';
import { isSecret } from '../../forms/secrets/secretModel.ts';
import { readSqlPaste } from '../readSqlPaste.ts';
import { pastedFields, sqlDeclaration } from '../sqlDeclaration.ts';
import { readCorpus } from './readCorpus.ts';
import { readableStrings, unreadableStrings } from './sqlStrings.ts';

/** Separators between two strings that are copied together. */
export const separators = ['\n', '\r\n', '\n\n', ' ', '\t', ';', ',', ' && ', ''];

const words = resolveWords(english, 'connectorForms', connectorFormsWords);
const format = createFormat(english.tag);

interface Form {
  declaration: CredentialDeclaration;
  pasted: readonly string[];
  read: (text: string) => PasteReading;
}

const forms: readonly Form[] = [
  {
    declaration: sqlDeclaration('sql-b', words),
    pasted: pastedFields,
    read: (text) => readSqlPaste(text, words, format),
  },
  {
    declaration: docstoreDeclaration(words),
    pasted: pastedDocstoreFields,
    read: (text) => readDocstorePaste(text, words, format),
  },
];

/** The beginning of every secret of {@link marked}, and of nothing else. */
const sign = 'Zq';
const secrets = [`${sign}7Ka`, `${sign}9Mb`] as const;

/** Texts with a secret that are no connection string and are copied along with one. */
const neighbours = [
  'JWT_SECRET=secret',
  'DB_PASSWORD=secret',
  'password secret',
  'api_key: secret',
];

/** The strings of the test data, each with its password. */
const all: readonly (readonly [text: string, password: string])[] = [
  ...[sqlCorpus, docstoreCorpus].flatMap((corpus) =>
    readCorpus(corpus).map(({ text, expected }) => {
      const password = /(?: |^)password=(\S+)/.exec(expected)?.[1] ?? '';
      return [text, decodeURI(password)] as const;
    }),
  ),
  ...readableStrings.map(([text, , { password = '' }]) => [text, password] as const),
  ...unreadableStrings.filter(([text]) => text.length < 1000).map(([text]) => [text, ''] as const),
  ...neighbours.map((text) => [text, ''] as const),
];

/** All but bare words, and names without a host, which nobody can tell from a part of a string. */
export const strings = all.filter(
  ([text]) => /\W/.test(text.trim()) && !/^(?:dbname=\w+ user|Database)=/.test(text),
);

const markedTexts = strings.map(([text, password]) =>
  secrets.map((secret) => marked(text, password, secret)),
);

/** A string with another password, and with nothing else of it that is secret. */
function marked(text: string, password: string, secret: string): string {
  const written = [password, encodeURIComponent(password)].filter((form) => form !== '');
  const replaced = written
    .flatMap((form) => {
      const pieces = text.split(form);
      return pieces.slice(1).map((_, at) => {
        const before = pieces.slice(0, at + 1).join(form);
        return `${before}${secret}${pieces.slice(at + 1).join(form)}`;
      });
    })
    .find((one) => readings(one).some((read) => passwordOf(read) === secret));
  return (replaced ?? text).replaceAll(/hunter2|secret2|secret(?!:)|tiger(?!\w)/g, `${secret}x`);
}

type Reading = ReturnType<Form['read']>;

function readings(text: string): readonly Reading[] {
  return forms.map(({ read }) => read(text));
}

function passwordOf(reading: Reading): string {
  const secret = reading.isProblem ? undefined : reading.values['password'];
  return isSecret(secret) && secret.kind === 'typed' ? secret.value : '';
}

interface Target {
  place: string;
  username: string;
  password: string;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the address and the user that a reading connects to and as. */
function targetOf(reading: Reading | undefined): Target | undefined {
  if (reading === undefined || reading.isProblem) return undefined;
  const { 'metadata.connectionString': string, 'metadata.host': host, username } = reading.values;
  return {
    place: textOf(string ?? host),
    username: textOf(username),
    password: passwordOf(reading),
  };
}

/** Returns whether a reading is that of one string. The end of its password can't be known. */
function isOf({ place, username, password }: Target, own: Target | undefined): boolean {
  if (place !== own?.place || username !== own.username) return false;
  return own.password === '' ? password === '' : password.includes(own.password);
}

/** Returns whether each secret that was read goes to a host of its own string. */
function staysHome(read: Target, texts: readonly string[]): boolean {
  const host = read.place.replace(/^.*:\/\//, '').split(/[/?,]/, 1)[0] ?? '';
  return secrets.every(
    (secret, index) => !read.password.includes(secret) || texts[index]?.includes(host) === true,
  );
}

/** Returns whether a reading of two strings could come from one of them. */
function isConsistent(
  read: Target,
  own: readonly (Target | undefined)[],
  texts: readonly string[],
  separator: string,
): boolean {
  // A comma separates hosts, too; and what has nothing between is one string, by its looks.
  if (separator === ',' && staysHome(read, texts)) return true;
  if (separator === '') {
    const text = texts.join('');
    const isUpToLast = [text, decoded(text)].some((one) => one.includes(`${read.password}@`));
    return staysHome(read, texts) || isUpToLast;
  }
  return own.some((target) => isOf(read, target)) && staysHome(read, texts);
}

const alone = markedTexts.map((texts) => texts.map((text) => readings(text)));

/**
 * Returns the error in reading two strings that were pasted together, without quoting either;
 * undefined if it was refused, or read as one of the two.
 */
export function wrongWith(first: number, second: number, separator: string): string | undefined {
  const texts = [markedTexts[first]?.[0] ?? '', markedTexts[second]?.[1] ?? ''];
  const text = texts.join(separator);
  return forms
    .map((form, index) => {
      const reading = form.read(text);
      if (reading.isProblem) return reading.text.includes(sign) ? 'shown in an error' : undefined;
      const shown = JSON.stringify(reading.understood);
      if (shown.includes(sign)) return 'shown as understood';
      const { password: _, ...plain } = reading.values;
      if (JSON.stringify(plain).includes(sign)) return 'in a plain field';
      const values = initialValues(form.declaration);
      const filled = replacement(form.declaration, form.pasted, reading.values);
      for (const [name, value] of filled) writePath(values, name, value);
      const body = bodyOf(form.declaration, values);
      if (JSON.stringify(body['metadata']).includes(sign)) return 'in metadata';
      const read = targetOf(reading);
      if (read === undefined) return undefined;
      const own = [alone[first]?.[0]?.[index], alone[second]?.[1]?.[index]].map(targetOf);
      return isConsistent(read, own, texts, separator) ? undefined : 'mixed';
    })
    .find((wrong) => wrong !== undefined);
}
