import { isMask } from '../../forms/secrets/secretModel.ts';

/** A placeholder from documentation or a console: `[YOUR-PASSWORD]`, `<db_password>`. */
const placeholder =
  /^(?:\[(?=[^\]:]*(?:your|pass|user|host|name|redact|hidden|mask))[A-Za-z][\w -]*\]|\{(?:your|my)?[ _-]?\w*(?:pass|user|database|db|host|server|name|port)\w*\}|<[A-Za-z][\w -]*>|\$\{\w+\}|\{\{.*\}\}|your[-_]\w+)$/i;

/** Returns true if a value is only a placeholder. */
export function isPlaceholder(text: string): boolean {
  return placeholder.test(text) || isMask(text);
}
