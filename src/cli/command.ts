import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { UsageError } from './UsageError.ts';

/** The input and output of a command, besides its arguments. */
export interface Terminal {
  /** Prints a line of the result. */
  print(this: void, text: string): void;
  /** Prints a line about the result: progress, a warning, an error. */
  warn(this: void, text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that the command was called in. */
  readonly folder: string;
  /** Aborted when the person interrupts the command. */
  readonly signal: AbortSignal;
}

/** An option as the help shows it. */
interface OptionHelp {
  /** The placeholder of its value: `<number>`. Absent: the option is a flag. */
  readonly value?: string;
  readonly says: string;
}

/** One command of `npx brainstem`. */
export interface Command {
  readonly help: string;
  /**
   * Runs the command and returns its exit code.
   *
   * @throws UsageError when the arguments are wrong.
   */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** The parts that {@link defineCommand} makes a command from. */
interface CommandDefinition<S extends v.GenericSchema> {
  readonly name: string;
  /** A summary for help, in sentences that end with a full stop. */
  readonly summary: string;
  readonly options: Readonly<Record<string, OptionHelp>>;
  /** Checks the values of the options: text, or `true` for a flag. */
  readonly schema: S;
  run(options: v.InferOutput<S>, terminal: Terminal): Promise<number>;
}

/** Makes a command whose options are declared once, for parsing and for its help. */
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
    // Node's second sentence is about arguments that begin with a dash.
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
