import { Key } from '../../../ui/index.ts';
import type { FindingsCommand } from '../core/findingsKeys.ts';
import { useWorkspace } from '../FindingsContext.ts';

/** The key of a command on the button that does the same; nothing where it has none. */
export function KeyHint({ command }: { command: FindingsCommand }) {
  const key = useWorkspace().keys[command];
  return key === null ? null : <Key name={keyName(key)} isHint />;
}

/** A key as it is written on keyboards. */
export function keyName(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}
