import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { chunksOf, loadedLater, namedImports, type Chunk } from './chunkGraph.ts';

/**
 * Puts a file between an entry and what it passes on, where a part that is loaded later has that
 * too: `react/chat.js` takes `useSessions` from `useSessions.exports.js`, and the list of sessions
 * from `useSessions.js`.
 *
 * Of a file that a page uses, esbuild loads all imports at once, even those that the page has no
 * use for, unless no later part has one either. A file without any use is dropped, with its
 * imports. The file has to declare constants: through one that only exports from another, esbuild
 * sees. To be deleted once esbuild is mended (evanw/esbuild#3704).
 */
export function separateExports(): Plugin {
  return {
    name: 'brainstem:separate-exports',
    apply: 'build',
    generateBundle: {
      // After plugins that change code.
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const later = loadedLater(chunks, chunks.values());
        const passedOn = new Map<Chunk, Set<string>>();
        for (const entry of chunks.values()) {
          if (!entry.isEntry) continue;
          for (const { path, from, names } of namedImports(chunks, entry).toReversed()) {
            if (from === undefined || from.isEntry || !later.has(from)) continue;
            const imported = names.map((name) => name.imported);
            passedOn.set(from, new Set([...(passedOn.get(from) ?? []), ...imported]));
            const written = entry.code.slice(path.start, path.end);
            entry.code =
              entry.code.slice(0, path.start) + nameBetween(written) + entry.code.slice(path.end);
          }
        }
        for (const [target, names] of passedOn) {
          const fileName = nameBetween(target.fileName);
          this.emitFile({ type: 'asset', fileName, source: passOn(target, [...names]) });
        }
      },
    },
  };
}

function nameBetween(path: string): string {
  return path.replace(/\.js("?)$/, '.exports.js$1');
}

/** The code of a file that declares what another exports. */
function passOn(target: Chunk, names: readonly string[]): string {
  const imported = names.map((name) => `${name} as ${name}$1`).join(', ');
  const constants = names.map((name) => `const ${name} = ${name}$1;\n`).join('');
  const source = JSON.stringify(`./${posix.basename(target.fileName)}`);
  return `import { ${imported} } from ${source};\n${constants}export { ${names.join(', ')} };\n`;
}
