import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/**
 * Marks what module constants of `src` are made with as free of side effects, so that every bundler
 * drops the ones that a page doesn't use: a schema of another route, a context of another part.
 * Without the mark, a call at a module's top stays as soon as one name of the module is used.
 */
export function pureConstants(): Plugin {
  return {
    name: 'brainstem:pure-constants',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?loader)?$/ },
      handler: (code) => ({ code: markConstants(code), map: null }),
    },
  };
}

/** The module with `@__PURE__` at its constants. */
export function markConstants(code: string): string {
  const inserted = initializers(parseSync('module.js', code).program).flatMap(insertions);
  inserted.sort((a, b) => b.at - a.at);
  return inserted.reduce((text, { at, mark }) => text.slice(0, at) + mark + text.slice(at), code);
}

const pure = '/* @__PURE__ */ ';

interface Insertion {
  at: number;
  mark: string;
}

function initializers(program: ESTree.Program): ESTree.Expression[] {
  return program.body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return [];
    return declaration.declarations.flatMap(({ init }) => (init === null ? [] : [init]));
  });
}

function insertions(initializer: ESTree.Expression): Insertion[] {
  const found = { calls: new Set<number>(), needsFunction: false, waits: false };
  let depth = 0;
  const enter = (): void => {
    depth += 1;
  };
  const leave = (): void => {
    depth -= 1;
  };
  const add = ({ start }: ESTree.CallExpression | ESTree.NewExpression): void => {
    if (depth > 0) return;
    // A mark before `a().b()` could mean either call.
    if (found.calls.has(start)) found.needsFunction = true;
    found.calls.add(start);
  };
  new Visitor({
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: add,
    NewExpression: add,
    // What is spread could have getters, so bundlers keep it outside a function.
    SpreadElement: () => {
      found.needsFunction ||= depth === 0;
    },
    AwaitExpression: () => {
      found.waits ||= depth === 0;
    },
  }).visit(programOf(initializer));
  if (found.waits) return [];
  if (!found.needsFunction) return [...found.calls].map((at) => ({ at, mark: pure }));
  return [
    { at: initializer.start, mark: `${pure}(() => (` },
    { at: initializer.end, mark: `))()` },
  ];
}

function programOf(expression: ESTree.Expression): ESTree.Program {
  const { start, end } = expression;
  const statement = { type: 'ExpressionStatement', start, end, expression } as const;
  return { type: 'Program', start, end, sourceType: 'module', hashbang: null, body: [statement] };
}
