import { rmSync } from 'node:fs';
import { findOrInstallBrowser } from '../scripts/findOrInstallBrowser.ts';
import { runLanes, vitestStep } from './runLanes.ts';

rmSync('.cache/test', { recursive: true, force: true });
process.env['BRAINSTEM_CHROMIUM'] = chromiumOrExit();

const typeCheck = {
  title: 'Type check',
  commands: [['node_modules/@typescript/native/bin/tsc', '--noEmit']],
};
const lint = {
  title: 'Lint',
  commands: [
    ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
    ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ],
};

// Each lane fills about one core. What is done over HTTP with a clock comes last, on a quiet machine.
const { ok, passed, failed } = await runLanes(
  [
    [typeCheck, lint, vitestStep('Unit tests', 'unit')],
    [vitestStep('Browser tests', 'browser'), vitestStep('Stories with axe', 'storybook')],
  ],
  [[vitestStep('End-to-end tests', 'e2e')]],
);

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
