'use client';
import { sslModes, type SqlEngine } from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import type { FormValues } from '../forms/declaration.ts';
import { PasteBox, type PasteResult } from '../forms/PasteBox.tsx';
import { leftOut, problemText } from '../forms/problemText.ts';
import { replaceFields } from '../forms/replaceFields.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import type { CredentialForm } from '../forms/useCredentialForm.ts';
import { parseConnectionString } from './parseConnectionString.ts';
import type { ReadSql } from './sqlConnection.ts';

/** Props of {@link SqlPaste}. */
export interface SqlPasteProps {
  state: CredentialForm;
  engine: SqlEngine;
  /** Undefined where the engine is the host's choice. */
  onEngine: ((engine: SqlEngine) => void) | undefined;
  nameOf: (engine: SqlEngine) => string;
}

/** All that a connection string says, or says by leaving it out. */
const replaced = [
  'host',
  'port',
  'database',
  'username',
  'password',
  'useSSL',
  'sslMode',
  'schema',
] as const;

/** Fills the form from a connection string, in place of all that it held of another database. */
export function SqlPaste({ state, engine, onEngine, nameOf }: SqlPasteProps) {
  const words = useFormWords();
  const paste = (text: string): PasteResult => {
    const parsed = parseConnectionString(text);
    if (!parsed.ok) return { text: problemText(parsed.problem, words), isProblem: true };
    const found = engineFor(parsed.engine, engine);
    if (found !== engine && onEngine === undefined) {
      return { text: words.pasteOtherEngine(nameOf(found)), isProblem: true };
    }
    onEngine?.(found);
    const restore = replaceFields(state, replaced, valuesOf(parsed));
    const undo = (): void => {
      onEngine?.(engine);
      restore();
    };
    return { isProblem: false, understood: [nameOf(found), ...inWords(parsed, words)], undo };
  };
  return <PasteBox form={state.form} onPaste={paste} />;
}

/** The engine that a string belongs to: the first and the last of them share a protocol. */
function engineFor(found: SqlEngine | undefined, chosen: SqlEngine): SqlEngine {
  return found === undefined || (found === 'sql-a' && chosen === 'sql-e') ? chosen : found;
}

function valuesOf({ fields: { password = '', ...plain } }: ReadSql): Partial<FormValues> {
  return { ...plain, password: { kind: 'typed', value: password, isStored: false } };
}

/** What was understood, without the password. */
function inWords({ fields, ignored, notes }: ReadSql, words: ConnectorFormsWords): string[] {
  const { host = '', port, database, username, password, schema = [], sslMode } = fields;
  const encryption = { require: undefined, prefer: words.sslPrefer, disable: words.sslDisable };
  const mode = sslModes.find((one) => one === sslMode);
  const encrypted = mode && encryption[mode];
  return [
    port === undefined ? host : `${host}:${port}`,
    ...(database === undefined ? [] : [database]),
    ...(username === undefined ? [] : [words.pasteAs(username)]),
    ...(password === undefined || password === '' ? [words.pasteNoPassword] : []),
    ...(schema.length === 0 ? [] : [`${words.schemas}: ${schema.join(', ')}`]),
    ...(encrypted === undefined ? [] : [`${words.sslMode}: ${encrypted}`]),
    ...(notes.includes('certificate') ? [words.pasteCertificate] : []),
    ...leftOut(ignored, words),
  ];
}
