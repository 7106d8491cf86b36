import { posix } from 'node:path';
import { parseSync, type Rolldown } from 'vite';

/** A file of a build. */
export type Chunk = Rolldown.OutputChunk;

/** The files of a build, by their paths. */
export type Chunks = ReadonlyMap<string, Chunk>;

/** The code files of a bundle. */
export function chunksOf(bundle: Rolldown.OutputBundle): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') chunks.set(output.fileName, output);
  }
  return chunks;
}

/** Returns the chunks loaded after files, through dynamic imports of theirs or of their imports. */
export function loadedLater(chunks: Chunks, files: Iterable<Chunk>): Set<Chunk> {
  const later = new Set<Chunk>();
  for (const { dynamicImports } of files) add(later, chunks, dynamicImports);
  for (const { imports, dynamicImports } of later) {
    add(later, chunks, imports);
    add(later, chunks, dynamicImports);
  }
  return later;
}

function add(to: Set<Chunk>, chunks: Chunks, names: readonly string[]): void {
  for (const name of names) {
    const chunk = chunks.get(name);
    if (chunk !== undefined) to.add(chunk);
  }
}

/** An import statement that takes names alone. */
export interface NamedImport {
  /** The start and end of the statement in the code. */
  readonly statement: { readonly start: number; readonly end: number };
  /** The place of the path, with its quotes. */
  readonly path: { readonly start: number; readonly end: number };
  /** The file that it imports from; undefined for a package. */
  readonly from: Chunk | undefined;
  readonly names: readonly { readonly imported: string; readonly local: string }[];
}

/** Lists a file's imports by name alone, in the order of its text. */
export function namedImports(chunks: Chunks, { fileName, code }: Chunk): NamedImport[] {
  return parseSync('file.js', code).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const names = statement.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? [{ imported: specifier.imported.name, local: specifier.local.name }]
        : [],
    );
    if (names.length === 0 || names.length < statement.specifiers.length) return [];
    const path = posix.join(posix.dirname(fileName), statement.source.value);
    return [{ statement, path: statement.source, from: chunks.get(path), names }];
  });
}
