import { expect, test } from 'vitest';
import { registry } from '../widgets/registry.ts';
import { attributesOf, createElementProps } from './createElementProps.ts';

test.each(Object.values(registry))('$tag takes null for no value of each prop', (entry) => {
  const props = createElementProps(entry, attributesOf(entry), () => undefined);
  const names = Object.keys(entry.properties);
  for (const name of names) props.set(name, null);
  const kept = names.filter((name) => props.all()[name] !== undefined);
  expect(kept).toEqual(entry.nullable);
});
