import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventName } from '../src/elements/names.ts';
import { registry } from '../src/widgets/registry.ts';
import { kebabCase } from '../src/widgets/widgetNames.ts';

// What stands beside the built code: hashes for `integrity`, and the manifest of the elements.
const folder = 'dist/browser';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .toSorted();
writeJson(
  join(folder, 'integrity.json'),
  Object.fromEntries(files.map((name) => [name, integrityOf(join(folder, name))])),
);

writeJson('dist/custom-elements.json', {
  schemaVersion: '2.1.0',
  modules: Object.entries(registry).map(([name, { tag, properties, events, optionalEvents }]) => ({
    kind: 'javascript-module',
    path: 'elements/index.js',
    declarations: [
      {
        kind: 'class',
        name: `Brainstem${name.charAt(0).toUpperCase()}${name.slice(1)}Element`,
        tagName: tag,
        customElement: true,
        attributes: [
          ...Object.entries(properties)
            .filter(([, kind]) => kind !== 'property')
            .map(([property]) => ({ name: kebabCase(property), fieldName: property })),
          ...(optionalEvents.length === 0 ? [] : [{ name: 'handles' }]),
        ],
        members: Object.keys(properties).map((property) => ({ kind: 'field', name: property })),
        events: [...events, ...optionalEvents].map((prop) => ({
          name: eventName(prop),
          type: { text: 'CustomEvent' },
        })),
      },
    ],
    exports: [],
  })),
});

function integrityOf(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
