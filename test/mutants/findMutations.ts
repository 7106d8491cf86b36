import ts from 'typescript';

/** One small fault that can be put into a file. */
export interface Mutation {
  kind: 'turned condition' | 'dropped call' | 'moved number';
  /** Counted from 1. */
  line: number;
  start: number;
  end: number;
  /** The code between start and end with the fault. */
  replacement: string;
}

const turned: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '>=',
  [ts.SyntaxKind.LessThanEqualsToken]: '>',
  [ts.SyntaxKind.GreaterThanToken]: '<=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '<',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

/** Finds every place of a file where a condition can be turned, a call dropped or a number moved by one. */
export function findMutations(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: Mutation[] = [];
  const add = (kind: Mutation['kind'], node: ts.Node, replacement: string): void => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ kind, line, start, end: node.getEnd(), replacement });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isIfStatement(node)) {
      add('turned condition', node.expression, `!(${node.expression.getText(source)})`);
    } else if (ts.isConditionalExpression(node)) {
      add('turned condition', node.condition, `!(${node.condition.getText(source)})`);
    } else if (ts.isBinaryExpression(node)) {
      const other = turned[node.operatorToken.kind];
      if (other !== undefined) add('turned condition', node.operatorToken, other);
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      add('dropped call', node.expression, 'void 0');
    } else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
      add('moved number', node, `${Number(node.text) + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
