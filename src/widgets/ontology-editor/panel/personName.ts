import { isRecord } from '../../../contract/index.ts';

type PersonNames = Readonly<Record<string, string>>;

/**
 * Returns the user's name from `createdBy`, whose shape isn't documented: the host's name, else the
 * value itself if it is a name. Ids are never returned.
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

/** Matches two or more words, which no id has, or an email address. */
const isName = /^(\p{L}\S*(\s+\S+)+|[^\s@]+@[^\s@]+\.[^\s@]+)$/u;
