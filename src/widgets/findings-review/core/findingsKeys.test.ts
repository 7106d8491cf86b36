import { expect, test } from 'vitest';
import { commandOf, defaultFindingsKeys, withKeys } from './findingsKeys.ts';

test('without changes each command has its own key', () => {
  expect(withKeys()).toEqual(defaultFindingsKeys);
  expect(commandOf(withKeys(), 'A')).toBe('approve');
});

test('a key that the host gives to another command is lost to the one that had it', () => {
  const keys = withKeys({ approve: 's' });
  expect(commandOf(keys, 's')).toBe('approve');
  expect(commandOf(keys, 'a')).toBeUndefined();
  expect(keys.skip).toBeNull();
});

test('null takes a command’s key away', () => {
  expect(commandOf(withKeys({ reject: null }), 'r')).toBeUndefined();
});

test('two commands with one key are refused by name', () => {
  expect(() => withKeys({ approve: 'y', reject: 'Y' })).toThrow(
    'the key "Y" is given to both "approve" and "reject"',
  );
});
