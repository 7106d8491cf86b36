import { isRecord } from '../../../contract/index.ts';

/** The names of people by their ids, as the host knows them. */
export type PersonNames = Readonly<Record<string, string>>;

/**
 * Returns the name of the user in `createdBy`, whose shape isn't documented: by the host's names,
 * else as it came, if that is a name. An id says nothing to a reader, so it is no name.
 */
export function personName(createdBy: unknown, names: PersonNames): string | undefined {
  if (!isRecord(createdBy)) return nameOf(createdBy, names);
  const { id, userId, actorId, name, displayName, email } = createdBy;
  const known = [id, userId, actorId].map((each) => nameOf(each, names));
  return [...known, textOf(name), textOf(displayName), textOf(email)].find(
    (each) => each !== undefined,
  );
}

function nameOf(value: unknown, names: PersonNames): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (Object.hasOwn(names, text)) return names[text];
  return isName.test(text) ? text : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Two words or more, as no id has, or an address. */
const isName = /^(\p{L}\S*(\s+\S+)+|[^\s@]+@[^\s@]+\.[^\s@]+)$/u;
