import { parseSync, type Plugin } from 'vite';
import {
  chunksOf,
  clientDirectiveLine,
  isClientOnly,
  loadedLater,
  namedImports,
  relativePath,
  withImports,
  type Chunk,
  type Chunks,
} from './chunkGraph.ts';

/**
 * Puts one file between a widget's later parts and what they have in common with its first part:
 * `FilledThread.js` takes `Button` from `Chat.shared.js`, which has it from `Button.js`.
 *
 * esbuild makes a chunk for each set of parts that reach a file. With a file of their own choice for
 * each later part, what a page loads at first lay in dozens of chunks, which are compressed one by
 * one; with one file for all, every later part reaches the same. A later part of which some page has
 * no such widget is left as it is.
 *
 * The file has to declare constants: through one that only exports from others, bundlers see.
 */
export function shareFirstParts(): Plugin {
  return {
    name: 'brainstem:share-first-parts',
    apply: 'build',
    generateBundle: {
      // After plugins that change code, and before entries are separated from what they pass on.
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        for (const [widget, later] of laterPartsByWidget(chunks)) {
          const fileName = widget.start.fileName.replace(/\.js$/, '.shared.js');
          const shared = new SharedNames();
          for (const part of later) takeFrom(fileName, part, chunks, widget, shared);
          if (shared.isEmpty) continue;
          this.emitFile({ type: 'asset', fileName, source: shared.codeOf(fileName) });
        }
      },
    },
  };
}

/** What a page loads with one name of an entry: the file that has it, its imports, and what follows. */
interface Start {
  readonly start: Chunk;
  readonly first: ReadonlySet<Chunk>;
  readonly later: ReadonlySet<Chunk>;
}

/** The parts that are loaded later, by the widget that every page with them has. */
function laterPartsByWidget(chunks: Chunks): Map<Start, Chunk[]> {
  const starts = startsOf(chunks);
  const firstOfAny = new Set(starts.flatMap(({ first }) => [...first]));
  const widgets = starts
    .filter(({ start }) => /(^|\/)[A-Z]\w*\.js$/.test(start.fileName))
    .toSorted((a, b) => b.first.size - a.first.size);
  const found = new Map<Start, Chunk[]>();
  for (const part of chunks.values()) {
    if (firstOfAny.has(part)) continue;
    const pages = starts.filter(({ later }) => later.has(part));
    const widget = widgets.find(
      ({ start, later }) =>
        later.has(part) &&
        // A file that a server may run can't take functions from one of the client.
        isClientOnly(part) === isClientOnly(start) &&
        pages.every((page) => page.first.has(start) || page.later.has(start)),
    );
    if (widget !== undefined) found.set(widget, [...(found.get(widget) ?? []), part]);
  }
  return found;
}

/** Each file that an entry passes on, and each entry that has code of its own. */
function startsOf(chunks: Chunks): Start[] {
  const files = new Set<Chunk>();
  for (const entry of chunks.values()) {
    if (!entry.isEntry) continue;
    for (const { from } of namedImports(chunks, entry)) {
      if (from !== undefined) files.add(from);
    }
    if (hasOwnCode(entry)) files.add(entry);
  }
  return [...files].map((start) => {
    const first = withImports(chunks, [start]);
    return { start, first, later: loadedLater(chunks, first) };
  });
}

function hasOwnCode({ code }: Chunk): boolean {
  return parseSync('entry.js', code).program.body.some(
    ({ type }) => type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration',
  );
}

/** Rewrites the imports of a later part that the widget's first part has too. */
function takeFrom(
  fileName: string,
  part: Chunk,
  chunks: Chunks,
  { start, first }: Start,
  shared: SharedNames,
): void {
  const taken: string[] = [];
  let { code } = part;
  for (const { statement, from, names } of namedImports(chunks, part).toReversed()) {
    if (from === undefined || from === start || !first.has(from)) continue;
    taken.push(...names.map(({ imported, local }) => `${shared.add(from, imported)} as ${local}`));
    code = code.slice(0, statement.start) + code.slice(statement.end);
  }
  if (taken.length === 0) return;
  const directive = isClientOnly(part) ? clientDirectiveLine : '';
  const path = JSON.stringify(relativePath(part.fileName, fileName));
  part.code = `${directive}import { ${taken.join(', ')} } from ${path};\n${code}`;
}

/** The names that one file passes on from others. */
class SharedNames {
  readonly #names = new Map<string, { from: Chunk; imported: string }>();

  get isEmpty(): boolean {
    return this.#names.size === 0;
  }

  /** Passes on a name of a file, and returns what it is called. */
  add(from: Chunk, imported: string): string {
    for (let tries = 1; ; tries += 1) {
      const name = tries === 1 ? imported : `${imported}${tries}`;
      const known = this.#names.get(name);
      if (known === undefined) this.#names.set(name, { from, imported });
      if (known === undefined || (known.from === from && known.imported === imported)) return name;
    }
  }

  codeOf(fileName: string): string {
    const all = [...this.#names];
    const directive = all.some(([, { from }]) => isClientOnly(from)) ? clientDirectiveLine : '';
    const lines = all.map(([name, { from, imported }]) => {
      const path = JSON.stringify(relativePath(fileName, from.fileName));
      return `import { ${imported} as ${name}$1 } from ${path};\nconst ${name} = ${name}$1;\n`;
    });
    return `${directive}${lines.join('')}export { ${all.map(([name]) => name).join(', ')} };\n`;
  }
}
