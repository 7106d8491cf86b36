import { parseArgs } from 'node:util';
import * as v from 'valibot';

/** A command's input and output, besides its arguments. */
export interface Terminal {
  /** Prints a line of the result. */
  print(this: void, text: string): void;
  /** Prints to standard error: progress, a warning, an error. */
  warn(this: void, text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working directory. */
  readonly folder: string;
  /** Aborts when the user interrupts the command. */
  readonly signal: AbortSignal;
}

interface OptionHelp {
  /** The placeholder of its value, such as `<number>`. Absent for a flag. */
  readonly value?: string;
  readonly says: string;
}

export interface Command {
  readonly help: string;
  /**
   * Runs the command and returns its exit code.
   *
   * @throws UsageError for invalid arguments.
   */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** The definition of a command, for {@link defineCommand}. */
interface CommandDefinition<S extends v.GenericSchema> {
  readonly name: string;
  /** The summary for the help, in sentences that end with a full stop. */
  readonly summary: string;
  readonly options: Readonly<Record<string, OptionHelp>>;
  /** The schema of the options' values: strings, or `true` for a flag. */
  readonly schema: S;
  run(options: v.InferOutput<S>, terminal: Terminal): Promise<number>;
}

/** Creates a command from one declaration of its options, for both parsing and help. */
export function defineCommand<S extends v.GenericSchema>(
  definition: CommandDefinition<S>,
): Command {
  const { name, options, schema } = definition;
  const help = helpOf(definition);
  return {
    help,
    async run(args, terminal) {
      const values = parse(name, options, args);
      if (values['help'] === true) {
        terminal.print(help);
        return 0;
      }
      const checked = v.safeParse(schema, values);
      if (checked.success) return definition.run(checked.output, terminal);
      throw new UsageError(name, checked.issues.map(describeIssue).join('; '));
    },
  };
}

function parse(
  command: string,
  options: CommandDefinition<v.GenericSchema>['options'],
  args: readonly string[],
): Record<string, string | boolean | undefined> {
  const declared = Object.entries(options).map(([name, { value }]) => {
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return [name, { type }] as const;
  });
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(declared), help: { type: 'boolean', short: 'h' } },
    });
    return values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node's second sentence explains arguments that start with a dash.
    throw new UsageError(command, error.message.replace(/\. .*$/s, ''));
  }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `--${String(issue.path?.[0]?.key)}: ${issue.message}`;
}

function helpOf({ name, summary, options }: CommandDefinition<v.GenericSchema>): string {
  const all: Record<string, OptionHelp> = { ...options, help: { says: 'Print this text.' } };
  const rows = Object.entries(all).map(([option, { value = '', says }]) => {
    return [`--${option} ${value}`.trim(), says] as const;
  });
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return [
    `npx brainstem ${name} [options]`,
    '',
    summary,
    '',
    ...rows.map(([usage, says]) => `  ${usage.padEnd(width)}  ${says}`),
  ].join('\n');
}

/** A command was called with invalid arguments. */
export class UsageError extends Error {
  constructor(command: string, problem: string) {
    const help = ['npx brainstem', command, '--help'].filter((word) => word !== '').join(' ');
    super(`Brainstem: ${problem}. Run \`${help}\` to see how to call it.`);
    this.name = 'UsageError';
  }
}
