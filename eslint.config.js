import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';

const nodeModule = `^(node:|(${builtinModules.join('|')})(/|$))`;

const nodeGlobals = Object.keys(globals.node).filter(
  (name) => !(name in globals['shared-node-browser']),
);

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Prefer named exports.',
};
const rawHtml = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Markup is built as React elements; raw HTML is never set.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Raw HTML is never set.',
  },
];
/** How long a test waits is stated in test/timeouts.ts alone. */
const ownTimeouts = [
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/]',
    message: 'It gives up after a second: use expect.poll, or waitFor of Testing Library.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(poll|waitFor|find.*)$/] > ObjectExpression > Property[key.name="timeout"]',
    message: 'How long tests wait is stated in test/timeouts.ts alone.',
  },
  {
    selector:
      'CallExpression[callee.name="waitFor"] > ObjectExpression > Property[key.name="timeout"]',
    message: 'How long tests wait is stated in test/timeouts.ts alone.',
  },
  {
    selector:
      'CallExpression[arguments.length=3] > ArrowFunctionExpression + Literal[raw=/^[0-9]/]',
    message: 'How long tests wait is stated in test/timeouts.ts alone.',
  },
];

/** React's compiler is run for these rules: only where components and hooks are that ship. */
const { 'react-hooks/rules-of-hooks': rulesOfHooks, ...compilerRules } =
  reactHooks.configs.flat['recommended-latest'].rules;

// What needs types is in .oxlintrc.json: oxlint asks the native compiler, in a tenth of the time.
// Layers and circles are in test/imports.
export default tseslint.config(
  {
    ignores: [
      'dist',
      'coverage',
      'storybook-static',
      'docs-static',
      '.cache',
      '**/*.js',
      'test/package/fixtures',
      'test/bench/peers',
      'examples',
    ],
  },
  ...tseslint.configs.strict,
  {
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // The compiler says so too.
      '@typescript-eslint/no-unused-vars': 'off',
      'react-hooks/rules-of-hooks': rulesOfHooks,
      'no-restricted-syntax': ['error', defaultExport],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', defaultExport, ...rawHtml],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: nodeModule, message: 'src runs in browsers, workers and edge runtimes.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', ...nodeGlobals],
    },
  },
  {
    files: ['src/cli/**', 'src/testing/{playwright,answerRoute}.ts', 'src/**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, ...rawHtml, ...ownTimeouts] },
  },
  {
    files: ['test/**'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, ...ownTimeouts] },
  },
  {
    files: [
      '**/*.config.ts',
      '.storybook/**',
      'docs/.vitepress/**',
      'test/run/progressReporter.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['stories/**'],
    rules: { 'no-restricted-syntax': ['error', ...ownTimeouts] },
  },
  {
    files: ['src/**/*.tsx', 'src/**/use*.ts', 'playground/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: compilerRules,
  },
  {
    files: ['scripts/**', 'test/**', 'playground/**'],
    rules: { 'no-console': 'off' },
  },
);
