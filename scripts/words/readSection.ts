import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';

/** Attributes of a key beside its message in the file of English, in the manner of ARB. */
const attributes = v.strictObject({
  description: v.optional(v.string()),
  /** The arguments in the order of the function's, where the message has another order or type. */
  placeholders: v.optional(
    v.record(v.string(), v.strictObject({ type: v.picklist(['String', 'num']) })),
  ),
  /** Set if a host may add keys to a group. */
  'x-open': v.optional(v.literal(true)),
});

const file = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), attributes])),
);

type Attributes = v.InferOutput<typeof attributes>;

/** A section of words in one language, as its JSON file has it. */
export interface Section {
  /** ICU messages by key; a dot leads into a group or a list. */
  messages: ReadonlyMap<string, string>;
  /** By key, in English alone. */
  attributes: ReadonlyMap<string, Attributes>;
  /** A sentence that says which words these are, in English alone. */
  context: string;
  /** Another section whose words are in this one too. */
  includes: string | undefined;
  /** The entry of the package that alone has these words, where it is not each widget's own. */
  entry: string | undefined;
  /** The language's tag, in its general words alone. */
  locale: string | undefined;
  direction: string;
}

/** Reads the JSON file of a section. */
export function readSection(text: string): Section {
  const messages = new Map<string, string>();
  const described = new Map<string, Attributes>();
  const own = new Map<string, string>();
  for (const [key, value] of Object.entries(v.parse(file, text))) {
    if (typeof value !== 'string') described.set(key.replace(/^@/, ''), value);
    else if (key.startsWith('@@')) own.set(key, value);
    else messages.set(key, value);
  }
  return {
    messages,
    attributes: described,
    context: own.get('@@context') ?? '',
    includes: own.get('@@x-includes'),
    entry: own.get('@@x-entry'),
    locale: own.get('@@locale'),
    direction: own.get('@@x-direction') ?? 'ltr',
  };
}

/** The sections of one language by name. */
export type Sections = ReadonlyMap<string, Section>;

/** Reads the sections of a language from its folder, by the names of their files. */
export function readSections(folder: string): Sections {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files
      .toSorted()
      .map((file) => [
        basename(file, '.json'),
        readSection(readFileSync(`${folder}/${file}`, 'utf8')),
      ]),
  );
}

/** Reads the sections of every language below a folder, by the names of their folders. */
export function readLanguages(folder: string): ReadonlyMap<string, Sections> {
  const names = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/general.json`));
  return new Map(names.map((name) => [name, readSections(`${folder}/${name}`)]));
}
