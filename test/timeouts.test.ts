import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Finds the limits that tests state themselves: `waitFor(…, { timeout })`, `test(…, …, 5_000)`. */
function ownTimeouts(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression, arguments: given } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      const [, second, third] = given;
      const waits = /^(poll|waitFor|find.*)$/.test(name.getText(source));
      const states = given.some((each) => /^\{[^]*\btimeout\b/.test(each.getText(source)));
      const limits =
        second !== undefined && third !== undefined && ts.isArrowFunction(second)
          ? ts.isNumericLiteral(third)
          : false;
      if ((waits && states) || limits) found.push(`${file}: ${node.getText(source).slice(0, 80)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('a limit that a test states itself is found', () => {
  const stated = [
    'await waitFor(() => expect(a).toBe(1), { timeout: 5_000 });',
    "await screen.findByText('Saved', undefined, { timeout: 5_000 });",
    'await expect.poll(() => 1, { timeout }).toBe(1);',
    "test('waits', async () => {}, 5_000);",
  ];
  expect(stated.map((text) => ownTimeouts('a.test.ts', text).length)).toEqual([1, 1, 1, 1]);
  expect(ownTimeouts('a.test.ts', 'reduce((sum, a) => sum + a, 0);')).toEqual([]);
});

test('no test states how long it waits', () => {
  const files = sourceFiles(['src', 'test', 'stories'], /\.tsx?$/).filter(
    (file) => /^(test|stories)\/|\.test\./.test(file) && file !== 'test/timeouts.test.ts',
  );
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const likely = texts.filter(([, text]) =>
    /\btimeout\b|\}, ?\d[\d_]*\)|^\s*\d[\d_]*,?$/m.test(text),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(likely.flatMap(([file, text]) => ownTimeouts(file, text))).toEqual([]);
});
