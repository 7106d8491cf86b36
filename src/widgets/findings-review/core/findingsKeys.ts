/** The keys of a review, each as `KeyboardEvent.key` has it. */
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

/** A command of a review's keys. */
export type FindingsCommand = keyof typeof defaultFindingsKeys;

/** The key of each command; `null` for one without. */
export type FindingsKeys = Readonly<Record<FindingsCommand, string | null>>;

/**
 * The keys with a host's changes. A key that a change takes is lost to the command that had it.
 *
 * @throws An error if two changes ask for the same key.
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
  const keyOf = (command: FindingsCommand): string | null => {
    const change = changes[command];
    if (change !== undefined) return change;
    const key = defaultFindingsKeys[command];
    return taken.has(key) ? null : key;
  };
  return {
    next: keyOf('next'),
    previous: keyOf('previous'),
    approve: keyOf('approve'),
    reject: keyOf('reject'),
    skip: keyOf('skip'),
    edit: keyOf('edit'),
    select: keyOf('select'),
    undo: keyOf('undo'),
    search: keyOf('search'),
    focusMode: keyOf('focusMode'),
    help: keyOf('help'),
  };
}

/** The command of a key that was pressed. */
export function commandOf(keys: FindingsKeys, key: string): FindingsCommand | undefined {
  const name = nameOfKey(key);
  return findingsCommands.find((command) => nameOfKey(keys[command] ?? '') === name);
}

const findingsCommands = Object.keys(defaultFindingsKeys).filter(
  (command): command is FindingsCommand => command in defaultFindingsKeys,
);

/** Letters are the same key with Shift and without. */
function nameOfKey(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}
