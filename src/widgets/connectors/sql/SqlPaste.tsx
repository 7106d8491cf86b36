'use client';
import type { SqlEngine } from '../../../contract/index.ts';
import { PasteBox, type PasteResult } from '../forms/PasteBox.tsx';
import { problemText } from '../forms/problemText.ts';
import { replaceFields } from '../forms/replaceFields.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import type { CredentialForm } from '../forms/useCredentialForm.ts';
import { parseConnectionString } from './parseConnectionString.ts';
import { inWords, pastedFields, valuesOf } from './sqlValues.ts';

/** Props of {@link SqlPaste}. */
export interface SqlPasteProps {
  state: CredentialForm;
  engine: SqlEngine;
  /** Undefined where the engine is the host's choice. */
  onEngine: ((engine: SqlEngine) => void) | undefined;
  nameOf: (engine: SqlEngine) => string;
}

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
    const restore = replaceFields(state, pastedFields, valuesOf(parsed));
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
