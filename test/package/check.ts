import { existsSync, rmSync } from 'node:fs';
import { sourcesIn } from '../../scripts/sourceAliases.ts';
import { runSteps, vitestStep, type Step } from '../run/runSteps.ts';

const sites = vitestStep('Docs and Storybook: no dead link, every widget live', 'docs');
const buildDocs = ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'];
const buildStorybook = [
  'node_modules/storybook/dist/bin/dispatcher.js',
  ...['build', '--output-dir', '.cache/storybook', '--quiet'],
];

if (!existsSync('dist/index.d.ts')) {
  throw new Error('Brainstem: there is no build to check. Run `npm run build` first.');
}

// Of the patterns, each file they lead to. Style sheets and a worker's script are not imported.
const typedEntries = [
  ...[
    '.',
    'core',
    'react',
    'elements',
    'server',
    'mock-platform',
    'devtools',
    'browser/brainstem.js',
  ],
  ...[...Object.keys(sourcesIn('react')), ...Object.keys(sourcesIn('locales'))],
];

// A run that breaks off must not be counted by the report of the one before.
rmSync('.cache/test', { recursive: true, force: true });

// The longest first: of two lanes, neither then waits long for the other's last step.
const { ok } = await runSteps([
  vitestStep('The built package, in hosts', 'package'),
  { ...sites, commands: [buildStorybook, buildDocs, ...sites.commands] },
  check('Sizes', '--import', 'tsx', 'test/package/sizes.ts'),
  check('Manifest (publint)', 'node_modules/publint/src/cli.js', '--strict'),
  check(
    'Types as resolved (are-the-types-wrong)',
    'node_modules/@arethetypeswrong/cli/dist/index.js',
    ...['--pack', '.', '--profile', 'esm-only', '--entrypoints', ...typedEntries],
  ),
  check('Unused code (knip)', 'node_modules/knip/bin/knip.js'),
  check('API reports', '--import', 'tsx', 'test/package/apiReports.ts'),
  check('Known weaknesses (npm audit)', '--import', 'tsx', 'test/package/audit.ts'),
]);

process.exitCode = ok ? 0 : 1;

function check(title: string, ...command: string[]): Step {
  return { title, rerun: `node ${command.join(' ')}`, commands: [command] };
}
