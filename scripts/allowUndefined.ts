import ts from 'typescript';

/**
 * Writes `undefined` into the type of each optional property. Our sources are compiled without
 * `exactOptionalPropertyTypes`, so `label?: string` takes it; a host may compile with that option.
 */
export function allowUndefined(declarations: string): string {
  const file = ts.createSourceFile('index.d.ts', declarations, ts.ScriptTarget.Latest);
  const edits: { at: number; text: string }[] = [];
  function read(node: ts.Node): void {
    ts.forEachChild(node, read);
    const isProperty =
      ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isMappedTypeNode(node);
    if (!isProperty || node.questionToken?.kind !== ts.SyntaxKind.QuestionToken) return;
    const { type } = node;
    if (type === undefined || takesUndefined(type)) return;
    const isLoose = ts.isFunctionTypeNode(type) || ts.isConditionalTypeNode(type);
    if (isLoose) edits.push({ at: type.getStart(file), text: '(' });
    edits.push({ at: type.end, text: isLoose ? ') | undefined' : ' | undefined' });
  }
  read(file);
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.at), declarations);
}

function takesUndefined(type: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(type)
    ? type.types.some(takesUndefined)
    : [ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.UnknownKeyword].includes(type.kind);
}
