import type { SqlEngine } from '../../../contract/index.ts';
import { fieldsOf } from '../forms/declaration.ts';
import { filledText, PasteBox, problemText, type PasteResult } from '../forms/PasteBox.tsx';
import { useFormWords } from '../forms/useFormWords.ts';
import type { CredentialForm } from '../forms/useCredentialForm.ts';
import { parseConnectionString } from './parseConnectionString.ts';

/** Props of {@link SqlPaste}. */
export interface SqlPasteProps {
  state: CredentialForm;
  engine: SqlEngine;
  /** Undefined where the engine is the host's choice. */
  onEngine: ((engine: SqlEngine) => void) | undefined;
  nameOf: (engine: SqlEngine) => string;
}

/** Fills the form from a connection string. */
export function SqlPaste({
  state: { form, declaration },
  engine,
  onEngine,
  nameOf,
}: SqlPasteProps) {
  const words = useFormWords();
  const paste = (text: string): PasteResult => {
    const parsed = parseConnectionString(text);
    if (!parsed.ok) return { text: problemText(parsed.problem, words), isProblem: true };
    const found = parsed.engine;
    if (found !== undefined && !isKin(found, engine)) {
      if (onEngine === undefined) {
        return { text: words.pasteOtherEngine(nameOf(found)), isProblem: true };
      }
      onEngine(found);
    }
    const labels = fieldsOf(declaration).flatMap(({ name, label }) => {
      const value = valueOf(parsed.fields, name);
      if (value === undefined) return [];
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      return [label];
    });
    return { text: filledText(labels, parsed.ignored, words), isProblem: false };
  };
  return <PasteBox onPaste={paste} />;
}

/** Whether one engine's strings are read for another: the first and the last share a protocol. */
function isKin(found: SqlEngine, engine: SqlEngine): boolean {
  return found === engine || (found === 'sql-a' && engine === 'sql-e');
}

function valueOf(
  fields: Extract<ReturnType<typeof parseConnectionString>, { ok: true }>['fields'],
  name: string,
) {
  const { password, ...plain } = fields;
  if (name === 'password') {
    return password === undefined
      ? undefined
      : ({ kind: 'typed', value: password, isStored: false } as const);
  }
  return Object.entries(plain).find(([field]) => field === name)?.[1];
}
