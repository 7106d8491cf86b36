import type { SqlEngine } from '../../../../contract/index.ts';
import { readOptions, type CommandOptions, type ShellCommand } from './splitCommand.ts';
import {
  beginReading,
  endReading,
  takeOption,
  takeServer,
  type ParsedSql,
} from '../sqlConnection.ts';

const common = {
  host: 'host',
  port: 'port',
  user: 'user',
  password: 'password',
  database: 'database',
};

const shells: Readonly<Record<string, CommandOptions>> = {
  psql: {
    names: {
      ...common,
      h: 'host',
      p: 'port',
      U: 'user',
      d: 'database',
      username: 'user',
      dbname: 'database',
    },
  },
  mysql: {
    names: {
      ...common,
      h: 'host',
      P: 'port',
      u: 'user',
      p: 'password',
      D: 'database',
      'ssl-mode': 'ssl-mode',
    },
    attached: 'p',
  },
  sqlcmd: { names: { S: 'server', U: 'user', P: 'password', d: 'database' } },
};

/** Parses a string as it stands by itself. */
type Parse = (text: string) => ParsedSql;

/** Reads the command line of a database's shell. */
export function parseCommand(command: ShellCommand, parse: Parse): ParsedSql {
  const { program, variables, args } = command;
  switch (program) {
    case 'mongo':
    case 'mongosh':
      return { ok: false, problem: 'document' };
    case 'sqlplus': {
      const target = args.find((arg) => arg.includes('@'));
      return target === undefined
        ? { ok: false, problem: 'alias' }
        : parse(target.replace(/@"([^"]*)"$/, '@$1'));
    }
    case 'psql':
      return parseFlags(shells.psql, 'sql-b', args, variables.get('PGPASSWORD'), parse);
    case 'sqlcmd':
      return parseFlags(shells.sqlcmd, 'sql-c', args, variables.get('SQLCMDPASSWORD'), parse);
    case 'mysqlsh': {
      // An address of its own without a scheme, by itself or behind `--uri`.
      const address = args
        .map((arg) => arg.replace(/^--uri=/, ''))
        .find((arg) => arg.includes('@'));
      if (address !== undefined) return withEngine(parse(address), 'sql-a');
      return parseFlags(shells.mysql, 'sql-a', args, undefined, parse);
    }
    default: {
      const engine = program === 'mariadb' ? 'sql-e' : 'sql-a';
      return parseFlags(shells.mysql, engine, args, variables.get('MYSQL_PWD'), parse);
    }
  }
}

function parseFlags(
  options: CommandOptions | undefined,
  engine: 'sql-a' | 'sql-b' | 'sql-c' | 'sql-e',
  args: readonly string[],
  password: string | undefined,
  parse: Parse,
): ParsedSql {
  if (options === undefined) return { ok: false, problem: 'unknown' };
  const { values, others, unknown } = readOptions(args, options);
  const whole = [...others, ...values.map(([, value]) => value)].find((text) =>
    /:\/\/|^\w+\s*=/.test(text),
  );
  if (whole !== undefined && engine === 'sql-b') return withPassword(parse(whole), password);
  const reading = beginReading();
  for (const [name, value] of values) {
    if (name === 'server') takeServer(reading, value);
    else takeOption(reading, name, value);
  }
  const [database, user] = others;
  if (database !== undefined) takeOption(reading, 'database', database);
  if (user !== undefined && engine === 'sql-b') takeOption(reading, 'user', user);
  if (password !== undefined) takeOption(reading, 'password', password);
  reading.ignored.push(...unknown.filter((name) => name.length > 1));
  return endReading(reading, engine);
}

function withEngine(parsed: ParsedSql, engine: SqlEngine): ParsedSql {
  return parsed.ok ? { ...parsed, engine } : parsed;
}

function withPassword(parsed: ParsedSql, password: string | undefined): ParsedSql {
  if (!parsed.ok || password === undefined || parsed.fields.password !== undefined) return parsed;
  return { ...parsed, fields: { ...parsed.fields, password } };
}
