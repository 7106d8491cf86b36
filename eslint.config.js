import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';
import { layers } from './layers.config.js';

/** Every folder of src may import itself and what its layer lists, and nothing else of ours. */
const zones = layers.flatMap(({ folder, mayImport }) => {
  const outside = layers.filter((other) => other.folder !== folder);
  return outside.map((other) => {
    const allowed = mayImport.find((entry) => entry.folder === other.folder);
    if (allowed === undefined) {
      return {
        target: `./src/${folder}`,
        from: `./src/${other.folder}`,
        message: `${folder} may not import ${other.folder}: see layers.config.js.`,
      };
    }
    return {
      target: `./src/${folder}`,
      from: `./src/${other.folder}`,
      except: allowed.only ?? ['./index.ts'],
      message: `${folder} imports ${other.folder} only through ${(allowed.only ?? ['index.ts']).join(', ')}.`,
    };
  });
});

/** A widget stands alone: what two of them share belongs to ui, query or provider. */
const widgetZones = readdirSync(new URL('./src/widgets', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    target: `./src/widgets/${name}`,
    from: './src/widgets',
    except: [`./${name}`],
    message: `widgets/${name} may not import another widget.`,
  }));

/** Tests may reach the mock platform: it is what they run against. */
const testZones = zones
  .filter(({ target, from }) => from !== './src/mock-platform' && target !== './src/mock-platform')
  .map((zone) => ({
    ...zone,
    except: zone.from === './src/environment' ? ['./index.ts', './testing'] : zone.except,
  }));

const nodeModule = `^(node:|(${builtinModules.join('|')})(/|$))`;

const nodeGlobals = Object.keys(globals.node).filter(
  (name) => !(name in globals['shared-node-browser']),
);

const restrictedPaths = (list) => ['error', { basePath: import.meta.dirname, zones: list }];

export default tseslint.config(
  {
    ignores: [
      'dist',
      'coverage',
      'storybook-static',
      '.cache',
      '**/*.js',
      'test/package/fixtures',
      'test/bench/peers',
      'examples',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: './tsconfig.json' }),
        createNodeResolver(),
      ],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': restrictedPaths([...zones, ...widgetZones]),
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Markup is built as React elements; raw HTML is never set.',
        },
        {
          selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
          message: 'Raw HTML is never set.',
        },
      ],
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
    files: [
      'src/mock-platform/cli.ts',
      'src/mock-platform/startMockServer.ts',
      'src/**/*.test.{ts,tsx}',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}', 'src/**/testing/**'],
    rules: { 'import-x/no-restricted-paths': restrictedPaths([...testZones, ...widgetZones]) },
  },
  {
    files: ['**/*.config.ts', 'stories/**', '.storybook/**', 'test/run/progressReporter.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['scripts/**', 'test/**', 'playground/**', 'src/mock-platform/cli.ts'],
    rules: { 'no-console': 'off' },
  },
);
