import { rmSync } from 'node:fs';
import { findOrInstallBrowser } from '../scripts/findOrInstallBrowser.ts';
import { runSteps, vitestStep, type Step } from './run/runSteps.ts';

rmSync('.cache/test', { recursive: true, force: true });
process.env['BRAINSTEM_CHROMIUM'] = chromiumOrExit();
// A slow and busy machine gets time enough: see timeouts.ts.
process.env['TEST_WAIT_SECONDS'] ??= '120';
// Every example of every property, every cut of every stream: see test/propertyRuns.ts.
const isLong = process.argv.includes('--long');
process.env['TEST_LONG'] = String(isLong);

const checks: readonly Step[] = [
  {
    title: 'Type check',
    rerun: 'npm run typecheck',
    commands: [['node_modules/@typescript/native/bin/tsc', '--noEmit']],
  },
  {
    title: 'Lint',
    rerun: 'npm run lint',
    commands: [
      ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
      [
        ...['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
        ...['--cache', '--cache-location', '.cache/eslint', '--cache-strategy', 'content'],
      ],
    ],
  },
  {
    title: 'Format',
    rerun: 'npx prettier --check .',
    commands: [['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']],
  },
];

const steps = [
  vitestStep('Stories with axe', 'storybook'),
  vitestStep('End-to-end tests', 'e2e'),
  vitestStep('Browser tests', 'browser'),
  vitestStep('Events, values, slots and methods of every widget', 'cells'),
  vitestStep('Unit tests', 'unit'),
  vitestStep('jsdom, happy-dom and the server', 'dom'),
  ...checks,
];
// A release takes no test that is unsteady.
const { passed, failed, ok } = await runSteps(steps, { secondTry: !isLong });

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = ok ? 0 : 1;

function chromiumOrExit(): string {
  try {
    const path = findOrInstallBrowser();
    console.log(`Chromium: ${path}`);
    return path;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
