import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { argumentsOf, declaredArguments, parseMessage } from '../../scripts/words/messages.ts';
import { readSection, type Section } from '../../scripts/words/readSection.ts';
import { wordFiles } from '../../scripts/words/wordFiles.ts';

const folder = 'src/words';

const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

const sections = readdirSync(`${folder}/english`);

function read(language: string, file: string): Section {
  return readSection(readFileSync(`${folder}/${language}/${file}`, 'utf8'));
}

/** Lists the keys. Lists such as examples may differ in length, so their places are omitted. */
function keysOf({ messages }: Section): string[] {
  return [...new Set([...messages.keys()].map((key) => key.replace(/\.\d+(\.|$).*/, '')))];
}

test('the English words and their types are written from the JSON files: npm run words', async () => {
  const files = await wordFiles();
  expect(files.size).toBeGreaterThan(15);
  for (const [path, text] of files) expect(readFileSync(path, 'utf8'), path).toBe(text);
});

test('there are eight languages, and each has a file for every section', () => {
  expect(languages).toHaveLength(8);
  for (const language of languages) {
    expect(readdirSync(`${folder}/${language}`), language).toEqual(sections);
  }
});

test.each(languages)(
  '%s has the keys of English, in its order, with the same arguments',
  (language) => {
    for (const file of sections) {
      const english = read('english', file);
      const words = read(language, file);
      expect(keysOf(words), file).toEqual(keysOf(english));
      const differences = [...words.messages].flatMap(([key, message]) => {
        const known = declaredArguments(english, key).map(({ name, type }) => `${name}: ${type}`);
        const found = argumentsOf(parseMessage(message));
        return found
          .map(({ name, type }) => `${name}: ${type}`)
          .filter((argument) => !known.includes(argument))
          .map((argument) => `${file} ${key} has {${argument}}, English has {${known.join(', ')}}`);
      });
      expect(differences).toEqual([]);
    }
  },
);

test('only English describes its words, and all that it describes are there', () => {
  for (const file of sections) {
    const { attributes, messages, context } = read('english', file);
    expect(context, file).toMatch(/\.$/);
    for (const [key, { description }] of attributes) {
      expect([...messages.keys()].some((each) => each === key || each.startsWith(`${key}.`))).toBe(
        true,
      );
      if (description !== undefined) expect(description).toMatch(/^[A-Z`].*\.$/);
    }
    for (const language of languages.filter((name) => name !== 'english')) {
      expect([...read(language, file).attributes.keys()], `${language}/${file}`).toEqual([]);
    }
  }
});
