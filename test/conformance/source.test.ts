import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sourceFiles } from '../sourceFiles.ts';

test('nothing that is repeated for ever flashes more than three times a second', () => {
  const sheets = sourceFiles(['src'], /\.css$/).map((file) => readFileSync(file, 'utf8'));
  const endless = sheets.flatMap((text) => [
    ...text.matchAll(/animation:[^;]*\binfinite\b[^;]*;/g),
  ]);
  const seconds = endless.map(([text]) => Number(/([\d.]+)s\b/.exec(text)?.[1]));
  expect(seconds.length).toBeGreaterThan(1);
  // A turn or a pulse is one change to and fro.
  expect(Math.min(...seconds)).toBeGreaterThan(1 / 3);
});

const senses =
  /\b(?:red|green|blue|yellow|grey|round|square(?! brackets)|circle|triangle)\b|\bon the (?:left|right)\b|\b(?:left|right)-hand\b/i;

const texts = v.record(v.string(), v.unknown());

test('no English sentence leads by colour, shape or side alone', () => {
  const files = sourceFiles(['src/words/english'], /\.json$/);
  const sentences = files.flatMap((file) =>
    Object.entries(v.parse(texts, JSON.parse(readFileSync(file, 'utf8')))).flatMap(([key, text]) =>
      key.startsWith('@') || typeof text !== 'string' ? [] : [text],
    ),
  );
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter((sentence) => senses.test(sentence))).toEqual([]);
  expect('Press the green button on the right').toMatch(senses);
});
