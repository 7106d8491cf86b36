import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownAs } from '../../scripts/words/emitLanguages.ts';
import { argumentsOf, declaredArguments, parseMessage } from '../../scripts/words/messages.ts';
import type { Section } from '../../scripts/words/readSection.ts';
import { languages, sectionsOf, translations, wordFiles } from '../../scripts/words/wordFiles.ts';
import untranslated from '../../src/words/untranslated.json' with { type: 'json' };

const english = sectionsOf('english');
const lacking = new Map<string, readonly string[]>(Object.entries(untranslated));

/** Lists the keys. Lists such as examples may differ in length, so their places are omitted. */
function keysOf({ messages }: Section): string[] {
  return [...new Set([...messages.keys()].map((key) => key.replace(/\.\d+(\.|$).*/, '')))];
}

test('the words and their types are written from the JSON files: npm run words', async () => {
  const files = await wordFiles();
  expect(files.size).toBeGreaterThan(15);
  for (const [path, text] of files) expect(readFileSync(path, 'utf8'), path).toBe(text);
});

/** British English is in catalogs.test.ts. */
const whole = ['english', ...translations()];

test('there are eight languages', () => {
  expect(whole).toHaveLength(8);
});

test.each(whole)(
  '%s has the keys of English but for those listed, in its order, with the same arguments',
  (language) => {
    const missing = lacking.get(language) ?? [];
    const sections = sectionsOf(language);
    expect([...english.keys()]).toEqual(expect.arrayContaining([...sections.keys()]));
    for (const [name, section] of english) {
      const wanted = keysOf(section).filter(
        (key) => !missing.includes(`${knownAs(name, english)}.${key}`),
      );
      const words = sections.get(name);
      expect(words === undefined ? [] : keysOf(words), name).toEqual(wanted);
      const differences = [...(words?.messages ?? [])].flatMap(([key, message]) => {
        const known = declaredArguments(section, key).map((each) => `${each.name}: ${each.type}`);
        return argumentsOf(parseMessage(message))
          .map((each) => `${each.name}: ${each.type}`)
          .filter((argument) => !known.includes(argument))
          .map((argument) => `${name} ${key} has {${argument}}, English has {${known.join(', ')}}`);
      });
      expect(differences).toEqual([]);
    }
  },
);

test('only English describes its words, and all that it describes are there', () => {
  for (const [name, { attributes, messages, context }] of english) {
    expect(context, name).toMatch(/\.$/);
    for (const [key, { description }] of attributes) {
      expect([...messages.keys()].some((each) => each === key || each.startsWith(`${key}.`))).toBe(
        true,
      );
      if (description !== undefined) expect(description).toMatch(/^[A-Z`].*\.$/);
    }
  }
  for (const language of languages().filter((name) => name !== 'english')) {
    for (const [name, { attributes }] of sectionsOf(language)) {
      expect([...attributes.keys()], `${language}/${name}`).toEqual([]);
    }
  }
});
