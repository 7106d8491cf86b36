import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** One import, re-export or `import()` of a file. Paths start at the project's root. */
export interface Import {
  from: string;
  /** A file of ours, or the name of a package as it is written. */
  to: string;
  isPackage: boolean;
  /** Erased by the compiler: it cannot change the order in which modules run. */
  isType: boolean;
}

/** The package by which tests and stories import our own entries, see `paths` in tsconfig.json. */
const entries: Readonly<Record<string, string>> = {
  brainstem: 'src/index.ts',
  'brainstem/core': 'src/core.ts',
  'brainstem/react': 'src/react.ts',
  'brainstem/elements': 'src/elements/index.ts',
  'brainstem/devtools': 'src/devtools/index.ts',
  'brainstem/server': 'src/server/index.ts',
  'brainstem/mock-platform': 'src/mock-platform/index.ts',
};

/** The file behind an entry of ours. */
function entryOf(name: string): string | undefined {
  const [, path] = /^brainstem\/((?:react|locales)\/[\w-]+)$/.exec(name) ?? [];
  return path === undefined ? entries[name] : `src/${path}.ts`;
}

/** Reads what each file imports, in the order in which it is written. */
export function readImports(files: readonly string[]): Import[] {
  return files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
}

/** The imports of one file with this text. */
export function importsOf(from: string, text: string): Import[] {
  const source = ts.createSourceFile(from, text, ts.ScriptTarget.ESNext, false);
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    const { text: name } = specifier;
    const to = name.startsWith('.') ? posix.join(posix.dirname(from), name) : entryOf(name);
    imports.push({ from, to: to ?? name, isPackage: to === undefined, isType });
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) add(statement.moduleSpecifier, isTypeImport(statement));
    if (ts.isExportDeclaration(statement)) add(statement.moduleSpecifier, isTypeExport(statement));
  }
  if (/\bimport\(/.test(text)) ts.forEachChild(source, visit);
  return imports;

  function visit(node: ts.Node): void {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  }
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  if (name !== undefined || namedBindings === undefined) return false;
  return ts.isNamedImports(namedBindings) && areTypes(namedBindings.elements);
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  if (exportClause === undefined) return false;
  return ts.isNamedExports(exportClause) && areTypes(exportClause.elements);
}

function areTypes(names: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): boolean {
  return names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
}
