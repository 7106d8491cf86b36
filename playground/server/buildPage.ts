import { build } from 'vite';
import { plainPath, type Page, type PageFile } from './page.ts';
import { pageBuild, viteOptions } from './viteOptions.ts';

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Builds the page for production, and keeps the result in memory. */
export async function buildPage(): Promise<Page> {
  const built = await build({ ...viteOptions, build: { ...pageBuild, write: false } });
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  return pageOf(
    new Map(
      outputs.map((output): [string, string | Uint8Array] => [
        `/${output.fileName}`,
        output.type === 'chunk' ? output.code : output.source,
      ]),
    ),
  );
}

/**
 * Creates a page from built files by path.
 *
 * @throws Error if none of them is HTML.
 */
export function pageOf(contents: ReadonlyMap<string, string | Uint8Array>): Page {
  const files = new Map(
    [...contents].map(([path, content]): [string, PageFile] => [
      path,
      { body: ownBytes(content), contentType: contentTypeOf(path) },
    ]),
  );
  const main = htmlOf(contents, '/index.html');
  const plain = htmlOf(contents, '/plain.html');
  return {
    hasSocket: false,
    html: (path) => Promise.resolve(path === plainPath ? plain : main),
    file: (path) => files.get(path),
  };
}

function htmlOf(contents: ReadonlyMap<string, string | Uint8Array>, name: string): string {
  const html = contents.get(name);
  if (html === undefined) throw new Error(`Brainstem: the playground was built without ${name}.`);
  return typeof html === 'string' ? html : new TextDecoder().decode(html);
}

function ownBytes(source: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  return typeof source === 'string' ? source : new Uint8Array(source);
}

function contentTypeOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return contentTypes[extension] ?? 'application/octet-stream';
}
