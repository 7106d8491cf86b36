import { expect, test } from 'vitest';
import * as react from '../src/react.ts';
import { kebabCase, widgetNames } from '../src/widgets/widgetNames.ts';

const widgetEntries = import.meta.glob<object>('../src/react/*.ts', { eager: true });
const localeEntries = import.meta.glob<object>('../src/locales/*.ts', { eager: true });

test.each(widgetNames)('brainstem/react has an entry with the widget %s', (name) => {
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  const entry = widgetEntries[`../src/react/${kebabCase(name)}.ts`];
  expect(entry).toHaveProperty(component, Reflect.get(react, component));
});

test('the entries of the widgets, the provider and the first three locales together are brainstem/react', () => {
  const names = [
    ...Object.values(widgetEntries),
    ...['en', 'de', 'ar'].map((code) => localeEntries[`../src/locales/${code}.ts`] ?? {}),
  ].flatMap((entry) => Object.keys(entry));
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(react).toSorted());
});

test('there is no entry beside those of the widgets and the provider', () => {
  const names = [...widgetNames.map(kebabCase), 'provider'];
  const files = names.map((name) => `../src/react/${name}.ts`);
  expect(Object.keys(widgetEntries).toSorted()).toEqual(files.toSorted());
});
