import { relative } from 'node:path';
import ts from 'typescript';

const inference = String.raw`v\.Infer(?:In|Out)put<typeof \w+>`;

/** Tells whether declarations infer a type from a schema. */
export function infers(declarations: string): boolean {
  return new RegExp(`${inference}(?:$|;| \\{)`).test(declarations);
}

/**
 * Creates a function that writes out the types that a source infers from schemas, as one would declare
 * them by hand: each field with its comment, types by their names, and nothing of valibot.
 *
 * @param program - A program of the sources.
 * @returns A function that takes the path of a source and the compiler's declarations of it.
 */
export function createTypeWriter(
  program: ts.Program,
): (path: string, declarations: string) => string {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => !/node_modules/.test(fileName));
  const inferred = files.flatMap((file) =>
    file.statements.filter(isDeclaration).flatMap((declaration) => {
      const node = typesOf(declaration).find((type) => infers(type.getText()));
      if (node === undefined) return [];
      const type = checker.getTypeFromTypeNode(node);
      return [{ path: relative('.', file.fileName), declaration, type, origin: originOf(type) }];
    }),
  );

  function written({ declaration, type }: (typeof inferred)[number]): string {
    if (ts.isTypeAliasDeclaration(declaration)) return `= ${textOf(type, declaration, '')};`;
    const inherited = typesOf(declaration)
      .filter((base) => !infers(base.getText()))
      .flatMap((base) => checker.getPropertiesOfType(checker.getTypeFromTypeNode(base)));
    return membersOf(type, declaration, '', new Set(inherited.map(({ name }) => name)));
  }

  function membersOf(
    type: ts.Type,
    within: ts.Node,
    indent: string,
    inherited: ReadonlySet<string> = new Set(),
  ): string {
    const inner = `${indent}    `;
    const members = checker
      .getPropertiesOfType(type)
      .filter(({ name }) => !inherited.has(name))
      .sort((one, other) => positionOf(one) - positionOf(other))
      .map((member) => {
        const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
        const given = checker.getTypeOfSymbol(member);
        const defined = isOptional && given.isUnion() ? checker.getNonNullableType(given) : given;
        const hasNull =
          given.isUnion() && given.types.some((part) => part.flags & ts.TypeFlags.Null);
        const text = `${textOf(defined, within, inner)}${isOptional && hasNull ? ' | null' : ''}`;
        return `${commentOf(member, inner)}${inner}${member.name}${isOptional ? '?' : ''}: ${text};\n`;
      });
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index !== undefined) {
      members.push(`${inner}[key: string]: ${textOf(index.type, within, inner)};\n`);
    }
    return `{\n${members.join('')}${indent}}`;
  }

  function textOf(type: ts.Type, within: ts.Node, indent: string): string {
    const name = nameOf(type, within);
    if (name !== undefined) return name;
    const item = checker.isArrayType(type) && checker.getIndexInfoOfType(type, ts.IndexKind.Number);
    if (item) {
      const text = textOf(item.type, within, indent);
      return item.type.isUnion() && text.includes(' | ') ? `(${text})[]` : `${text}[]`;
    }
    if (type.isUnion() && type.types.some(isPlain)) {
      return type.types.map((part) => textOf(part, within, indent)).join(' | ');
    }
    if (isPlain(type)) {
      const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
      return index !== undefined && checker.getPropertiesOfType(type).length === 0
        ? `Record<string, ${textOf(index.type, within, indent)}>`
        : membersOf(type, within, indent);
    }
    return checker.typeToString(
      type,
      within,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    );
  }

  /** Returns the name of a type that is used within another, so that one says `Finding[]`. */
  function nameOf(type: ts.Type, within: ts.Node): string | undefined {
    const origin = originOf(type);
    const flags = ts.SymbolFlags.Type | ts.SymbolFlags.Alias;
    return inferred.find(
      (known) =>
        known.origin === origin &&
        known.declaration !== within &&
        checker.isTypeAssignableTo(known.type, type) &&
        checker.isTypeAssignableTo(type, known.type) &&
        checker.getSymbolsInScope(within, flags).some((symbol) => {
          const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
          const declared = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
          return declared.declarations?.includes(known.declaration) === true;
        }),
    )?.declaration.name.text;
  }

  /** Returns where the fields of a type were written, which tells its schema from others alike. */
  function originOf(type: ts.Type): string {
    if (type.isUnion()) return type.types.map(originOf).toSorted().join(' | ');
    if (!isPlain(type)) return checker.typeToString(type);
    return checker
      .getPropertiesOfType(type)
      .map(({ declarations, flags }) => {
        const [field] = declarations ?? [];
        return [field?.getSourceFile().fileName, field?.pos, flags & ts.SymbolFlags.Optional].join(
          ':',
        );
      })
      .toSorted()
      .join(', ');
  }

  return (path, declarations) =>
    inferred
      .filter((known) => known.path === path)
      .reduce((text, known) => {
        const head = String.raw`((?:interface|type) ${known.declaration.name.text}\b[^{=]*?)`;
        const pattern = new RegExp(
          String.raw`${head}(?: extends |, |= )${inference}(?:;| \{\n?\})`,
        );
        return text.replace(
          pattern,
          (_, before: string) => `${before.trimEnd()} ${written(known)}`,
        );
      }, declarations);
}

function isDeclaration(
  statement: ts.Statement,
): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

/** Returns what an interface extends, or what an alias stands for. */
function typesOf(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): ts.TypeNode[] {
  if (ts.isTypeAliasDeclaration(declaration)) return [declaration.type];
  return declaration.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
}

/** Tells whether a type has fields and no name. */
function isPlain(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.every(isPlain);
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0;
  const isUnnamed = type.getSymbol()?.name.startsWith('__') === true;
  return isObject && isUnnamed && type.getCallSignatures().length === 0;
}

function positionOf(member: ts.Symbol): number {
  return member.declarations?.[0]?.pos ?? 0;
}

/** Returns a field's comment as its schema has it, at another depth. */
function commentOf(member: ts.Symbol, indent: string): string {
  const [declaration] = member.declarations ?? [];
  if (declaration === undefined) return '';
  const { text } = declaration.getSourceFile();
  const comments = ts.getLeadingCommentRanges(text, declaration.pos) ?? [];
  const lines = comments
    .map(({ pos, end }) => text.slice(pos, end))
    .findLast((comment) => comment.startsWith('/**'))
    ?.split('\n');
  if (lines === undefined) return '';
  return lines.map((line, at) => `${indent}${at === 0 ? line : ` ${line.trim()}`}\n`).join('');
}
