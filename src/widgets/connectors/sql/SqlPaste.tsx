import type { SqlEngine } from '../../../contract/index.ts';
import { useFormat } from '../../../provider/index.ts';
import { PasteBox, type PasteResult } from '../forms/paste/PasteBox.tsx';
import { conflictingLockedField, replaceFields } from '../forms/paste/replaceFields.ts';
import { useFormKit } from '../forms/FormKitContext.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import type { readSqlPaste } from './readSqlPaste.ts';
import { pastedFields } from './sqlDeclaration.ts';

export interface SqlPasteProps {
  engine: SqlEngine;
  /** The engines to accept. */
  engines: readonly SqlEngine[];
  onEngine: (engine: SqlEngine) => void;
  nameOf: (engine: SqlEngine) => string;
  /** Expands the filled-in fields. */
  onEdit: () => void;
  /** Called with true once a string was parsed, and with false if it was rejected or undone. */
  onUnderstood: (isUnderstood: boolean) => void;
}

/** Fills the form from a connection string, replacing all values of another database. */
export function SqlPaste({
  engine,
  engines,
  onEngine,
  nameOf,
  onEdit,
  onUnderstood,
}: SqlPasteProps) {
  const words = useFormWords();
  const format = useFormat();
  const kit = useFormKit();
  const paste = (text: string, readPaste: SqlReader): PasteResult => {
    const read = readPaste(text, words, format);
    if (read.isProblem) return read;
    const fixed = conflictingLockedField(kit, read.values);
    if (fixed !== undefined) return { text: words.pasteLocked(fixed), isProblem: true };
    const found = engineFor(read.engine, engine);
    if (!engines.includes(found)) {
      return { text: words.pasteOtherEngine(nameOf(found)), isProblem: true };
    }
    onEngine(found);
    const restore = replaceFields(kit, pastedFields, read.values);
    const undo = (): void => {
      onEngine(engine);
      onUnderstood(false);
      restore();
    };
    onUnderstood(true);
    return { isProblem: false, understood: [nameOf(found), ...read.understood], undo };
  };
  return (
    <PasteBox
      form={kit.form}
      plainFields={plainFields}
      loadReader={loadReader}
      onEdit={onEdit}
      onPaste={paste}
    />
  );
}

const plainFields = ['metadata.host', 'metadata.port', 'metadata.database', 'username'];

type SqlReader = typeof readSqlPaste;

const loadReader = async (): Promise<SqlReader> =>
  (await import('../forms/paste/pasteReaders.ts')).readSqlPaste;

/** Returns the engine of a string, or the chosen one if both share a protocol. */
function engineFor(found: SqlEngine | undefined, chosen: SqlEngine): SqlEngine {
  return found === undefined || (found === 'sql-a' && chosen === 'sql-e') ? chosen : found;
}
