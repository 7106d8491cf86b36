import ts from 'typescript';

/**
 * The types that an entry infers from schemas, as the fields that they have; by name.
 *
 * @param path - The entry's declarations.
 */
export function expandTypes(path: string): Map<string, string> {
  const program = ts.createProgram([path], {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const entry = file && checker.getSymbolAtLocation(file);
  if (entry === undefined) throw new Error(`There is no module at ${path}.`);
  return new Map(
    checker.getExportsOfModule(entry).flatMap((symbol): [string, string][] => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const own = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      const declaration = own.declarations?.find(ts.isTypeAliasDeclaration);
      if (declaration === undefined) return [];
      if (!/^v\.Infer(Input|Output)</.test(declaration.type.getText())) return [];
      const type = checker.getDeclaredTypeOfSymbol(own);
      return [
        [symbol.name, checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation)],
      ];
    }),
  );
}
