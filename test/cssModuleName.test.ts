import { expect, test } from 'vitest';
import { cssModuleName } from '../scripts/cssModuleName.ts';
import { source } from '../scripts/sourceAliases.ts';

const file = source('widgets/chat/Chat.module.css');

test('names the module and the class', () => {
  expect(cssModuleName('composer', file)).toMatch(/^brainstem-Chat__composer-[0-9a-f]{5}$/);
});

test('is the same for the file and for its inline twin', () => {
  expect(cssModuleName('composer', `${file}?inline`)).toBe(cssModuleName('composer', file));
});

test('differs between folders that use the same names', () => {
  const other = source('widgets/findings/Chat.module.css');
  expect(cssModuleName('composer', other)).not.toBe(cssModuleName('composer', file));
});
