import { Key } from '../../../ui/index.ts';
import type { FindingsCommand } from '../core/findingsKeys.ts';
import { useWorkspace } from '../FindingsContext.ts';

/** Shows a command's key on the button with the same action, if it has one. */
export function KeyHint({ command }: { command: FindingsCommand }) {
  const key = useWorkspace().keys[command];
  return key === null ? null : <Key name={keyName(key)} isHint />;
}

/** Returns the label of a key, as on keyboards. */
export function keyName(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}
