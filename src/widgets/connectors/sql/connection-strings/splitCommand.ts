export interface ShellCommand {
  /** In lower case, without a path. */
  program: string;
  /** Variables set before it, such as `PGPASSWORD=…`. */
  variables: ReadonlyMap<string, string>;
  args: readonly string[];
  /** True if another command follows. */
  isFollowed: boolean;
}

export const programs = /^(?:psql|mysql|mariadb|mysqlsh|sqlcmd|sqlplus|mongosh?)$/;

const quoted = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;

/** Parses a database shell's command line. Returns undefined for any other text. */
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
    isFollowed: /(?:;|&&|\|)\s*\S/.test(text.replaceAll(quoted, '')),
  };
}

/** Splits a command into words by unquoted spaces, as shells do. */
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

export interface CommandOptions {
  /** Field names by short or long option. */
  names: Readonly<Record<string, string>>;
  /** Short options whose value can only be attached, as in `-psecret`. */
  attached?: string;
}

/** Returns a command's options with their values, and its other arguments. */
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
