/** The default keyboard shortcuts, as values of `KeyboardEvent.key`. */
export const defaultFindingsKeys = {
  next: 'j',
  previous: 'k',
  approve: 'a',
  reject: 'r',
  skip: 's',
  edit: 'e',
  select: 'x',
  undo: 'u',
  search: '/',
  focusMode: 'f',
  help: '?',
} as const;

/** A command with a keyboard shortcut. */
export type FindingsCommand = keyof typeof defaultFindingsKeys;

/** The key of each command, or `null` for none. */
export type FindingsKeys = Readonly<Record<FindingsCommand, string | null>>;

/**
 * Applies a host's changes to the default keys. A reassigned key is lost to its old command.
 *
 * @throws An error if two changes assign the same key.
 */
export function withKeys(changes: Partial<FindingsKeys> = {}): FindingsKeys {
  const taken = new Map<string, string>();
  for (const [command, key] of Object.entries(changes)) {
    if (typeof key !== 'string') continue;
    const other = taken.get(nameOfKey(key));
    if (other !== undefined) {
      throw new Error(
        `Brainstem: the key "${key}" is given to both "${other}" and "${command}" in \`keys\`. Give each a key of its own, or null.`,
      );
    }
    taken.set(nameOfKey(key), command);
  }
  const keys: Record<FindingsCommand, string | null> = { ...defaultFindingsKeys };
  for (const command of findingsCommands) {
    const change = changes[command];
    if (change !== undefined) keys[command] = change;
    else if (taken.has(defaultFindingsKeys[command])) keys[command] = null;
  }
  return keys;
}

export function commandOf(keys: FindingsKeys, key: string): FindingsCommand | undefined {
  const name = nameOfKey(key);
  return findingsCommands.find((command) => nameOfKey(keys[command] ?? '') === name);
}

const findingsCommands = Object.keys(defaultFindingsKeys).filter(
  (command): command is FindingsCommand => command in defaultFindingsKeys,
);

/** Normalises a key: letters match with and without Shift. */
function nameOfKey(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}
