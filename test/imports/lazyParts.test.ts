import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../sourceFiles.ts';

/** Lists the later loads in the code of widgets: a request each, so each has to be worth one. */
function lazyParts(folder: string): string[] {
  const texts = sourceFiles([folder], /(?<!\.test)\.tsx?$/).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const imported = texts.flatMap((text) => [
    ...text.matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g),
  ]);
  return [...new Set(imported.map(([, path = '']) => path))].toSorted();
}

test('a chat loads what shows conversations and its dialogs later, and nothing else', () => {
  expect(lazyParts('src/widgets/chat')).toEqual(['./conversation.ts', './dialogs.ts']);
});

test('no more than 18 parts of all widgets load later, and none of the client', () => {
  const folders = ['widgets/brain-viewer', 'widgets/chat', 'widgets/connectors', 'ui', 'provider'];
  const later = [...folders, 'widgets/ontology-editor'].flatMap((one) => lazyParts(`src/${one}`));
  expect(later.length).toBeGreaterThan(10);
  expect(later.length).toBeLessThanOrEqual(18);
  for (const folder of ['client', 'query', 'api', 'controller']) {
    expect(lazyParts(`src/${folder}`)).toEqual([]);
  }
});
