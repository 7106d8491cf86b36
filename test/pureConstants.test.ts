import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { markConstants } from '../scripts/pureConstants.ts';

it.each([
  ['a call', 'object({ x: string() })'],
  ['a new object', 'new Map([[1, string()]])'],
  ['a call of what a call gives', 'object({}).entries().map((x) => x)'],
  ['an object with what another has', '({ ...shared, x: string() })'],
  ['a call with what another has', 'object({ ...shared, x: string() })'],
])('lets a bundler drop a constant made by %s', async (_name, initializer) => {
  const code = `import { object, shared, string } from 'elsewhere';
export const used = 1;
export const unused = ${initializer};`;
  expect(await bundled(code)).toContain('unused =');
  expect(await bundled(markConstants(code))).not.toContain('unused =');
});

it('keeps what a constant is, and every statement and variable that may have an effect', () => {
  expect(markConstants('const made = { ...given, list: [f()] };')).toBe(
    'const made = /* @__PURE__ */ (() => ({ ...given, list: [f()] }))();',
  );
  for (const code of ['register(f());', 'let count = f();', 'const asked = await f();']) {
    expect(markConstants(code)).toBe(code);
  }
  const functions = 'export const read = () => f(), write = function () { g({ ...h() }); };';
  expect(markConstants(functions)).toBe(functions);
});

async function bundled(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { used } from 'module';` },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'one-module',
        setup: (plugin) => {
          plugin.onResolve({ filter: /^module$/ }, () => ({ path: 'module', namespace: 'one' }));
          plugin.onResolve({ filter: /^elsewhere$/ }, () => ({
            path: 'elsewhere',
            external: true,
          }));
          plugin.onLoad({ filter: /.*/, namespace: 'one' }, () => ({ contents: code }));
        },
      },
    ],
  });
  return outputFiles.map(({ text }) => text).join('');
}
