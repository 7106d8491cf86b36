import type { SqlEngine } from '../../../../contract/index.ts';
import { programs, readOptions, type CommandOptions, type ShellCommand } from './splitCommand.ts';
import { startsAnotherString } from './splitPairs.ts';
import {
  createParse,
  finishParse,
  applyOption,
  parseServer,
  type ParsedSql,
} from '../sqlConnection.ts';

const common = {
  host: 'host',
  port: 'port',
  user: 'user',
  password: 'password',
  database: 'database',
};

const shells = {
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
} satisfies Readonly<Record<string, CommandOptions>>;

/** Environment variables from which the shells read a password. */
const ownVariables = new Set(['PGPASSWORD', 'SQLCMDPASSWORD', 'MYSQL_PWD']);

type Parse = (text: string) => ParsedSql;

export function parseCommand(command: ShellCommand, parse: Parse): ParsedSql {
  const { program, variables, args, isFollowed } = command;
  const isForeign = Array.from(variables.keys()).some((name) => !ownVariables.has(name));
  if (isForeign || isFollowed) return { ok: false, problem: 'several' };
  switch (program) {
    case 'mongo':
    case 'mongosh':
      return { ok: false, problem: 'document' };
    case 'sqlplus': {
      const [target, ...further] = args.filter((arg) => !arg.startsWith('-'));
      if (further.length > 0) return { ok: false, problem: 'several' };
      return target?.includes('@') === true
        ? parse(target.replace(/@"([^"]*)"$/, '@$1'))
        : { ok: false, problem: 'alias' };
    }
    case 'psql':
      return parseFlags(shells.psql, 'sql-b', args, variables.get('PGPASSWORD'), parse);
    case 'sqlcmd':
      return parseFlags(shells.sqlcmd, 'sql-c', args, variables.get('SQLCMDPASSWORD'), parse);
    case 'mysqlsh': {
      // A standalone URL without a scheme, as an argument or after `--uri`.
      const addresses = args
        .map((arg) => arg.replace(/^--uri=/, ''))
        .filter((arg) => !arg.startsWith('-'));
      const [address = ''] = addresses;
      if (address.includes('@')) {
        if (addresses.length > 1) return { ok: false, problem: 'several' };
        const parsed = parse(address);
        return parsed.ok ? { ...parsed, engine: 'sql-a' } : parsed;
      }
      return parseFlags(shells.mysql, 'sql-a', args, undefined, parse);
    }
    default: {
      const engine = program === 'mariadb' ? 'sql-e' : 'sql-a';
      return parseFlags(shells.mysql, engine, args, variables.get('MYSQL_PWD'), parse);
    }
  }
}

function parseFlags(
  options: CommandOptions,
  engine: SqlEngine,
  args: readonly string[],
  password: string | undefined,
  parse: Parse,
): ParsedSql {
  const { values, others, unknown } = readOptions(args, options);
  // A database may be named like a shell, but then it is the last argument.
  const isAnother = (arg: string): boolean => programs.test(arg) && others.includes(arg);
  if (args.slice(0, -1).some(isAnother)) return { ok: false, problem: 'several' };
  const complete = [...others, ...values.map(([, value]) => value)].filter((text) =>
    /:\/\/|^\w+\s*=/.test(text),
  );
  const [whole] = engine === 'sql-b' ? complete : [];
  const most = whole === undefined && engine === 'sql-b' ? 2 : 1;
  if (whole === undefined ? others.length > most : others.length + values.length > most) {
    return { ok: false, problem: 'several' };
  }
  if (whole !== undefined) return withPassword(parse(whole), password);
  const reading = createParse(engine);
  for (const [name, value] of values) {
    if (startsAnotherString(value)) reading.problem = 'several';
    if (name === 'server') parseServer(reading, value);
    else applyOption(reading, name, value);
  }
  const [database, user] = others;
  if (database !== undefined) applyOption(reading, 'database', database);
  if (user !== undefined) applyOption(reading, 'user', user);
  if (password !== undefined) applyOption(reading, 'password', password);
  reading.ignored.push(...unknown.filter((name) => name.length > 1));
  return finishParse(reading);
}

function withPassword(parsed: ParsedSql, password: string | undefined): ParsedSql {
  if (!parsed.ok || password === undefined) return parsed;
  if (parsed.fields.password !== undefined) return { ok: false, problem: 'several' };
  return { ...parsed, fields: { ...parsed.fields, password } };
}
