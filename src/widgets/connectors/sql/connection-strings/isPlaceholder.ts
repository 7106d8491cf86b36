import { isMask } from '../../forms/secrets/secretModel.ts';

/** What a manual or a console writes where a value belongs: `[YOUR-PASSWORD]`, `<db_password>`. */
const placeholder =
  /^(?:\[(?=[^\]:]*(?:your|pass|user|host|name|redact|hidden|mask))[A-Za-z][\w -]*\]|\{(?:your|my)?[ _-]?\w*(?:pass|user|database|db|host|server|name|port)\w*\}|<[A-Za-z][\w -]*>|\$\{\w+\}|\{\{.*\}\}|your[-_]\w+)$/i;

/** Whether a value is only what a manual or a console writes in its place. */
export function isPlaceholder(text: string): boolean {
  return placeholder.test(text) || isMask(text);
}
