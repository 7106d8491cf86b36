import { expect, test } from 'vitest';
import { personName } from './personName.ts';

const names = { 'act-7f3': 'Mara Lind', 'usr-2': 'Ada' };

test.each<[unknown, string | undefined]>([
  ['act-7f3', 'Mara Lind'],
  ['usr-2', 'Ada'],
  ['usr-3', undefined],
  ['9b2f6c1e-3f60-4f2f-8d5a-1f2b3c4d5e6f', undefined],
  ['Bo Ek', 'Bo Ek'],
  ['bo@nordhavn.example', 'bo@nordhavn.example'],
  [{ id: 'usr-2' }, 'Ada'],
  [{ userId: 'usr-9', name: 'Bo' }, 'Bo'],
  [{ userId: 'usr-9' }, undefined],
  ['toString', undefined],
  ['', undefined],
  [7, undefined],
  [null, undefined],
])('whoever %j stands for is %s', (createdBy, name) => {
  expect(personName(createdBy, names)).toBe(name);
});
