import { expect, test } from 'vitest';
import { nest, readPath } from './path.ts';

test('nest places each value at its path', () => {
  expect(
    nest([
      ['providerConfigKey', 'erp'],
      ['metadata.host', 'db'],
      ['metadata.port', 5432],
    ]),
  ).toEqual({ providerConfigKey: 'erp', metadata: { host: 'db', port: 5432 } });
});

test('a path reads nothing that an object has from its prototype', () => {
  expect(readPath({ metadata: {} }, 'metadata.constructor')).toBeUndefined();
  expect(readPath({}, '__proto__.toString')).toBeUndefined();
});

test('a path writes to no prototype', () => {
  nest([['__proto__.polluted', true]]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
