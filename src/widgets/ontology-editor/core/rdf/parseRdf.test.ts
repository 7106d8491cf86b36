import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';

const source = fileURLToPath(new URL('../files/readFile.ts', import.meta.url));
const rdfXml = new URL(
  '../../../../../test/data/vocabularies/rda-aspect-ratio.rdf',
  import.meta.url,
);

const reader = v.object({ readFile: v.function() });

/** Bundles the reader of files as a page does that esbuild splits. */
async function bundleReader(): Promise<string> {
  const outdir = await mkdtemp(join(tmpdir(), 'read-file-'));
  onTestFinished(() => rm(outdir, { recursive: true }));
  await build({
    entryPoints: [source],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir,
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
  });
  return join(outdir, 'readFile.mjs');
}

test('RDF/XML is read in a page that esbuild splits', async () => {
  const loaded: unknown = await import(pathToFileURL(await bundleReader()).href);
  const { readFile: read } = v.parse(reader, loaded);
  const text = await readFile(rdfXml, 'utf8');
  expect(await read(text, { name: 'x.rdf', language: 'en' })).toMatchObject({
    table: { title: 'RDA Aspect Ratio Designation' },
  });
});
