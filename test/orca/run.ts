import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { elementContents } from '../e2e/elementContents.ts';
import { buildElements } from '../e2e/buildFiles.ts';
import { openElementHost } from '../e2e/openElementPage.ts';
import { transcriptFile, transcriptHead } from '../../scripts/conformance/sessions.ts';
import { sourceHash } from '../../scripts/conformance/sourceHash.ts';
import { registry } from '../../src/widgets/registry.ts';
import { kebabCase, widgetNames, type WidgetName } from '../../src/widgets/widgetNames.ts';
import { journeys } from './journeys.ts';
import { listen } from './listen.ts';
import { startOrca, type Orca } from './startOrca.ts';

// `npm run test:orca -- chat findingsReview` goes through these, and without names through all.
const asked = process.argv.slice(2).map((name) => kebabCase(name));
const names = widgetNames.filter((name) => asked.length === 0 || asked.includes(kebabCase(name)));
if (names.length < asked.length) throw new Error(`Widgets: ${widgetNames.join(', ')}`);

process.env['NODE_ENV'] = 'production';
await buildElements();
// The adapter that a host writes for its own platform, as text for the page.
const { outputFiles } = await build({
  entryPoints: ['playground/src/setup/workspaceAdapter.ts'],
  bundle: true,
  format: 'iife',
  globalName: 'workspace',
  write: false,
});
const adapter = outputFiles.map(({ text }) => text).join('');
const orca = await startOrca();
const failed: WidgetName[] = [];
for (const name of names) {
  const start = Date.now();
  const error = await goThrough(orca, name).catch((reason: unknown) => reason);
  const seconds = Math.round((Date.now() - start) / 1000);
  if (error !== undefined) failed.push(name);
  console.log(`${error === undefined ? 'heard ' : 'FAILED'} ${name}, ${seconds} s`);
  if (error !== undefined) console.log(error instanceof Error ? error.message : error);
}
await orca.close();
console.log(`\n${names.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Goes through the widget's main path on a platform of its own, and keeps what was said. */
async function goThrough(reader: Orca, name: WidgetName): Promise<void> {
  const { steps, properties } = journeys[name];
  const { tag } = registry[name];
  const host = await openElementHost({
    pace: 5,
    script: async (mock) => {
      const values = JSON.stringify(properties ?? (await elementContents(mock))[tag] ?? {});
      return `${adapter}
        Object.assign(document.querySelector('${tag}'), ${values}, { adapter: workspace.workspaceAdapter });`;
    },
  });
  try {
    const markup = new URLSearchParams({ markup: `<${tag}></${tag}>` });
    const lines = await listen(reader, `${host.url}/?beside&${markup}`, steps);
    const head = transcriptHead(name, {
      date: new Date().toISOString().slice(0, 10),
      versions: reader.versions,
      source: sourceHash(name),
    });
    const text = [head, ...lines].join('\n').replaceAll(/127\.0\.0\.1:\d+/g, 'the host');
    writeFileSync(transcriptFile(name), `${text}\n`);
  } finally {
    await host.close();
  }
}
