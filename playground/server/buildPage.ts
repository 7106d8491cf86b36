import { build } from 'vite';
import type { Page, PageFile } from './page.ts';
import { viteOptions } from './viteOptions.ts';

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Builds the page for production, and keeps the result in memory. */
export async function buildPage(): Promise<Page> {
  const built = await build({
    ...viteOptions,
    build: { write: false, target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  });
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const files = new Map(
    outputs.map((output): [string, PageFile] => [
      `/${output.fileName}`,
      {
        body: output.type === 'chunk' ? output.code : ownBytes(output.source),
        contentType: contentTypeOf(output.fileName),
      },
    ]),
  );
  const html = files.get('/index.html')?.body;
  if (typeof html !== 'string')
    throw new Error('Brainstem: the playground was built without HTML.');
  return {
    hasSocket: false,
    html: () => Promise.resolve(html),
    file: (path) => files.get(path),
  };
}

function ownBytes(source: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  return typeof source === 'string' ? source : new Uint8Array(source);
}

function contentTypeOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return contentTypes[extension] ?? 'application/octet-stream';
}
