import { expect, test } from 'vitest';
import { emitTypes } from '../../scripts/words/emitTypes.ts';
import { emitWords } from '../../scripts/words/emitWords.ts';
import { readSection } from '../../scripts/words/readSection.ts';
import { createFormat, type Format } from '../../src/words/index.ts';

/** The words of a section in a language, as a page has them. */
async function load(
  messages: Readonly<Record<string, unknown>>,
  english: Readonly<Record<string, unknown>> = messages,
  tag = 'en',
): Promise<Readonly<Record<string, unknown>>> {
  const section = (content: object) => readSection(JSON.stringify(content));
  const code = emitWords('sample', section(messages), section(english));
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const loaded: unknown = await import(/* @vite-ignore */ url);
  if (!isWordModule(loaded)) throw new Error('The module has no words.');
  return loaded.words(createFormat(tag));
}

function isWordModule(
  loaded: unknown,
): loaded is { words: (format: Format) => Readonly<Record<string, unknown>> } {
  return typeof loaded === 'object' && loaded !== null && 'words' in loaded;
}

/** Returns the text of a word for some arguments. */
async function say(message: string, ...given: unknown[]): Promise<unknown> {
  const { word } = await load({ word: message });
  return typeof word === 'function' ? Reflect.apply(word, undefined, given) : word;
}

test('a message without arguments is a text, whatever characters it has', async () => {
  for (const text of ['It’s `here` \\n', '<b>1 < 2</b>', '${x} #1', 'a\u2028b']) {
    expect(await say(text.replace(/[{}]/g, "'$&'"))).toBe(text);
  }
  expect(await say("it's '{'here'}'")).toBe("it's {here}");
});

test('a number is written by the format of the language, in the style that the message names', async () => {
  expect(await say('{count, number} of {all, number}', 1200, 5)).toBe('1,200 of 5');
  expect(await say('{port, number, digits}', 65_535)).toBe('65535');
  expect(await say('{share, number, percent}', 0.5)).toBe('50%');
  expect(await say('{size, number, bytes}', 2048)).toBe('2 kB');
  expect(await say('{time, number, seconds}', 1.4)).toBe('1.4 sec');
  await expect(say('{share, number, roman}', 1)).rejects.toThrow(/style/);
  await expect(say('{at, date, medium}', 1)).rejects.toThrow(/style/);
});

test('a plural takes the form of the language, an exact number before it', async () => {
  const files = '{count, plural, =0 {No files} one {# file} other {# files}}';
  expect([await say(files, 0), await say(files, 1), await say(files, 1200)]).toEqual([
    'No files',
    '1 file',
    '1,200 files',
  ]);
  const { word } = await load(
    { word: '{count, plural, one {# plik} few {# pliki} other {# pliku}}' },
    { word: files },
    'pl',
  );
  expect(word).toBeTypeOf('function');
  if (typeof word !== 'function') return;
  expect([1, 3, 0.5].map((count): unknown => Reflect.apply(word, undefined, [count]))).toEqual([
    '1 plik',
    '3 pliki',
    '0,5 pliku',
  ]);
});

test('a name in a plural keeps its own #', async () => {
  const message = "{count, plural, one {“{name}” has # file} other {“{name}” has # files '#'}}";
  const { word } = await load({ word: message });
  if (typeof word !== 'function') throw new Error('The word takes no arguments.');
  expect(Reflect.apply(word, undefined, [1, '#1'])).toBe('“#1” has 1 file');
  expect(Reflect.apply(word, undefined, [2, 'a'])).toBe('“a” has 2 files #');
});

test('a select chooses by a text, and knows what is missing', async () => {
  const message = '{reason, select, undefined {Failed} late {Too late} other {Failed: {reason}}}';
  expect(await say(message)).toBe('Failed');
  expect(await say(message, 'late')).toBe('Too late');
  expect(await say(message, 'no disk')).toBe('Failed: no disk');
});

test('dots in keys lead into groups and lists', async () => {
  expect(await load({ 'a.b': 'one', 'a.c-d': 'two', 'list.0.0': 'x', 'list.0.1': 'y' })).toEqual({
    a: { b: 'one', 'c-d': 'two' },
    list: [['x', 'y']],
  });
});

test('English decides the order of the arguments, in every language', async () => {
  const english = {
    word: '{count, number} in {name}',
    '@word': { placeholders: { name: { type: 'String' }, count: { type: 'num' } } },
  };
  for (const message of ['{count, number} in {name}', '{name}: {count, number}']) {
    const { word } = await load({ word: message }, english);
    if (typeof word !== 'function') throw new Error('The word takes no arguments.');
    expect(Reflect.apply(word, undefined, ['a', 1200])).toBe(
      message.replace('{count, number}', '1,200').replace('{name}', 'a'),
    );
  }
  expect(emitTypes('sample', readSection(JSON.stringify(english)))).toContain(
    'word: (name: string, count: number) => string;',
  );
});

test('an argument may not have the name of the format that its message uses', async () => {
  await expect(say('{number, number} files', 1)).rejects.toThrow(/“number”/);
});

test('types say what the English file says', () => {
  const types = emitTypes(
    'sample',
    readSection(
      JSON.stringify({
        '@@context': 'Words of a sample.',
        open: 'Open',
        '@open': { description: 'Opens the file.' },
        failed: '{reason, select, undefined {Failed} other {{reason}}}',
        '@kinds': { description: 'Kinds of files.', 'x-open': true },
        'kinds.pdf': 'PDF',
        'steps.0': 'First',
      }),
    ),
  );
  expect(types).toContain('/** `Open` Opens the file. */\nopen: string;');
  expect(types).toContain('failed: (reason: string | undefined) => string;');
  expect(types).toContain('/** Kinds of files. */\nkinds: Readonly<Record<string, string>>;');
  expect(types).toContain('steps: readonly (string)[];');
  expect(types).toContain('/** Words of a sample. */\nexport interface SampleWords');
});

test('a file with an attribute that nobody reads is refused', () => {
  expect(() => readSection('{ "@a": { "descripton": "A." } }')).toThrow();
});
