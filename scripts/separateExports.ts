import { posix } from 'node:path';
import { parseSync, type Plugin, type Rolldown } from 'vite';

/**
 * Puts a file between an entry and what it passes on, where a part that is loaded later has that too:
 * `react/chat.js` takes `useSessions` from `useSessions.exports.js`, and the list of sessions from
 * `useSessions.js`.
 *
 * Of a file that a page uses, esbuild loads all imports at once, even those that the page has no use
 * for, unless no later part has one either. A file without any use it leaves out, with its imports.
 * The file has to declare constants: through one that only exports from another, esbuild sees.
 */
export function separateExports(): Plugin {
  return {
    name: 'brainstem:separate-exports',
    apply: 'build',
    generateBundle: {
      // After plugins that change code, `"use client"` among it.
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map<string, Rolldown.OutputChunk>();
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') chunks.set(output.fileName, output);
        }
        const later = loadedLater(chunks);
        const passedOn = new Map<Rolldown.OutputChunk, Set<string>>();
        for (const entry of chunks.values()) {
          if (!entry.isEntry) continue;
          for (const { source, names } of namedImports(entry.code).toReversed()) {
            const target = chunks.get(posix.join(posix.dirname(entry.fileName), source.value));
            if (target === undefined || target.isEntry || !later.has(target)) continue;
            passedOn.set(target, new Set([...(passedOn.get(target) ?? []), ...names]));
            const between = JSON.stringify(nameBetween(source.value));
            entry.code = entry.code.slice(0, source.start) + between + entry.code.slice(source.end);
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

/** The files behind dynamic imports, with all that those import. */
function loadedLater(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<Rolldown.OutputChunk> {
  const later = new Set<Rolldown.OutputChunk>();
  const add = (names: readonly string[]): void => {
    for (const chunk of names.map((name) => chunks.get(name))) {
      if (chunk !== undefined) later.add(chunk);
    }
  };
  for (const { dynamicImports } of chunks.values()) add(dynamicImports);
  for (const { imports } of later) add(imports);
  return later;
}

/** What a module imports by name alone, in the order of its text. */
function namedImports(code: string) {
  return parseSync('entry.js', code).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const names = statement.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? [specifier.imported.name]
        : [],
    );
    const isByName = names.length > 0 && names.length === statement.specifiers.length;
    return isByName ? [{ source: statement.source, names }] : [];
  });
}

function nameBetween(path: string): string {
  return path.replace(/\.js$/, '.exports.js');
}

/** The code of a file that declares what another exports. */
function passOn({ code, fileName }: Rolldown.OutputChunk, names: readonly string[]): string {
  const directive = code.startsWith('"use client"') ? '"use client";\n' : '';
  const imported = names.map((name) => `${name} as ${name}$1`).join(', ');
  const constants = names.map((name) => `const ${name} = ${name}$1;\n`).join('');
  const source = JSON.stringify(`./${posix.basename(fileName)}`);
  return `${directive}import { ${imported} } from ${source};\n${constants}export { ${names.join(', ')} };\n`;
}
