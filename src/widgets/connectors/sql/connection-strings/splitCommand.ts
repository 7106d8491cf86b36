/** A command of a database's shell, taken apart. */
export interface ShellCommand {
  /** In small letters, without a path. */
  program: string;
  /** The variables set before it, as `PGPASSWORD=…`. */
  variables: ReadonlyMap<string, string>;
  args: readonly string[];
}

/** The names of the shells. */
export const programs = /^(?:psql|mysql|mariadb|mysqlsh|sqlcmd|sqlplus|mongosh?)$/;

/** Reads the command line of a database's shell. Undefined for every other text. */
export function splitCommand(text: string): ShellCommand | undefined {
  const start =
    /^(?:\$\s+)?((?:[A-Z_]+=(?:"[^"]*"|'[^']*'|\S+)\s+)*)(?:[\w./-]*\/)?([a-z]+)\s+/.exec(text);
  if (start === null || !programs.test(start[2] ?? '')) return undefined;
  const variables = words(start[1] ?? '').map((word) => {
    const at = word.indexOf('=');
    return [word.slice(0, at), word.slice(at + 1)] as const;
  });
  return {
    program: start[2] ?? '',
    variables: new Map(variables),
    args: words(text.slice(start[0].length)),
  };
}

/** Words as a shell parts them: by spaces outside of quotes. */
function words(text: string): string[] {
  const found: string[] = [];
  let word: string | undefined;
  for (const [piece, single, double, escaped] of text.matchAll(
    /'([^']*)'|"((?:\\.|[^"\\])*)"|\\([\s'"\\$])|[^\s'"\\]+|\\|\s+/gs,
  )) {
    if (/^\s/.test(piece)) {
      if (word !== undefined) found.push(word);
      word = undefined;
    } else
      word =
        (word ?? '') + (single ?? double?.replaceAll(/\\(["\\$`])/g, '$1') ?? escaped ?? piece);
  }
  return word === undefined ? found : [...found, word];
}

/** The option names of a shell. */
export interface CommandOptions {
  /** The name of what an option says, by its letter or its long name. */
  names: Readonly<Record<string, string>>;
  /** Letters whose value follows only directly, as in `-psecret`. */
  attached?: string;
}

/** The options of a command with their values, and the other arguments. */
export function readOptions(
  args: readonly string[],
  { names, attached = '' }: CommandOptions,
): { values: [name: string, value: string][]; others: string[]; unknown: string[] } {
  const values: [string, string][] = [];
  const others: string[] = [];
  const unknown: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const long = /^--([\w-]+)(?:=(.*))?$/s.exec(arg);
    const short = /^-([A-Za-z])(.*)$/s.exec(arg);
    const [, key = '', given] = long ?? short ?? [];
    const name = Object.hasOwn(names, key) ? names[key] : undefined;
    if (long === null && short === null) others.push(arg);
    else if (name === undefined) unknown.push(key);
    else if (given !== undefined && given !== '') values.push([name, given]);
    else if (!attached.includes(key)) {
      index += 1;
      values.push([name, args[index] ?? '']);
    }
  }
  return { values, others, unknown };
}
