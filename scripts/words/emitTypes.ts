import { capital } from '../capital.ts';
import { declaredArguments, isList, nest, propertyName, type Nested } from './messages.ts';
import type { Section } from './readSection.ts';

/** Writes the module that gives the words of a section in English, and their type. */
export function emitTypes(name: string, section: Section): string {
  const { context, includes, messages } = section;
  const type = groupType(nest([...messages].map(([key]) => [key, key])), section, '');
  const own = `${capital(name)}Words`;
  const part = includes === undefined ? undefined : `${capital(includes)}Words`;
  return [
    `// Written by \`npm run words\` from ${name}.json.`,
    `import { words } from './${name}.json?words';`,
    ...(part === undefined
      ? []
      : [`import { ${includes}Words, type ${part} } from './${includes}.ts';`]),
    `import type { Format } from '../format.ts';`,
    '',
    `/** ${context} */`,
    `export interface ${own} ${part === undefined ? '' : `extends ${part} `}${type}`,
    '',
    `/** ${context.replace(/\.$/, ', in English.')} */`,
    part === undefined
      ? `export const ${name}Words: (format: Format) => ${own} = words;`
      : `export const ${name}Words = (format: Format): ${own} => ({
           ...${includes}Words(format), ...words<Omit<${own}, keyof ${part}>>(format) });`,
    '',
  ].join('\n');
}

/** Writes the type of a group. `path` begins its keys; without one its words have no comments. */
function groupType(
  group: ReadonlyMap<string, Nested<string>>,
  section: Section,
  path: string | undefined,
): string {
  const members = [...group].map(([name, word]) => {
    const comment = path === undefined ? '' : commentOn(`${path}${name}`, section);
    return `${comment}${propertyName(name)}: ${typeOf(word, section, path === undefined ? path : `${path}${name}`)};`;
  });
  return `{\n${members.join('\n')}\n}`;
}

function typeOf(word: Nested<string>, section: Section, key: string | undefined): string {
  if ('value' in word) return wordType(word.value, section);
  const { inner } = word;
  const [first] = inner.values();
  if (first !== undefined && isList(inner.keys())) {
    if (key === undefined) {
      return `readonly [${[...inner.values()].map((each) => typeOf(each, section, key)).join(', ')}]`;
    }
    return `readonly (${typeOf(first, section, undefined)})[]`;
  }
  if (
    first !== undefined &&
    key !== undefined &&
    section.attributes.get(key)?.['x-open'] === true
  ) {
    return `Readonly<Record<string, ${typeOf(first, section, undefined)}>>`;
  }
  return groupType(inner, section, key === undefined ? key : `${key}.`);
}

function wordType(key: string, section: Section): string {
  const taken = declaredArguments(section, key).map(
    ({ name, type, isOptional }) => `${name}: ${type}${isOptional ? ' | undefined' : ''}`,
  );
  return taken.length === 0 ? 'string' : `(${taken.join(', ')}) => string`;
}

/** The English text of a word as a comment, with its description. */
function commentOn(key: string, { messages, attributes }: Section): string {
  const message = messages.get(key);
  const description = attributes.get(key)?.description;
  const text = [message === undefined ? [] : `\`${message}\``, description ?? []].flat().join(' ');
  return text === '' ? '' : `/** ${text} */\n`;
}
