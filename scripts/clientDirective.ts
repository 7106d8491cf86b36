import type { Plugin, Rolldown } from 'vite';

/** Packages that only work in a client component. */
const clientPackage = /(^|[/-])react(-|\/|$)|^@radix-ui\//;

/**
 * Starts every entry that reaches React with `"use client"`, so that a server component may import
 * it. The sources carry no directive: a new file cannot forget it, and a module without React stays
 * usable on the server. Bundlers warn of each directive, so what entries share has none.
 */
export function clientDirective(): Plugin {
  return {
    name: 'brainstem:client-directive',
    apply: 'build',
    renderChunk(code, chunk, _options, { chunks }) {
      return !chunk.fileName.startsWith('parts/') && reachesReact(chunk, chunks)
        ? { code: `"use client";${code}`, map: null }
        : null;
    },
  };
}

function reachesReact(
  start: Rolldown.RenderedChunk,
  chunks: Record<string, Rolldown.RenderedChunk>,
): boolean {
  const seen = new Set([start]);
  for (const chunk of seen) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const imported = chunks[name];
      if (imported !== undefined) seen.add(imported);
      else if (clientPackage.test(name)) return true;
    }
  }
  return false;
}
