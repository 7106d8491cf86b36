import { rmSync } from 'node:fs';
import { chromiumOrExit } from './run/chromiumOrExit.ts';
import { lint, typeCheck } from './run/checks.ts';
import { runSteps, vitestStep } from './run/runSteps.ts';

rmSync('.cache/test', { recursive: true, force: true });
process.env['BRAINSTEM_CHROMIUM'] = chromiumOrExit();
// A slow and busy machine gets time enough: see timeouts.ts.
process.env['TEST_WAIT_SECONDS'] ??= '60';
// Every example of every property, every cut of every stream: see test/propertyRuns.ts.
const isLong = process.argv.includes('--long');
process.env['TEST_LONG'] = String(isLong);

// The longest first: of two lanes, neither then waits long for the other's last step.
const steps = [
  vitestStep('Browser tests', 'browser'),
  vitestStep('Stories, with axe', 'storybook'),
  vitestStep('End-to-end tests', 'e2e'),
  vitestStep('Unit tests', 'unit'),
  vitestStep('Events, values, slots and methods of every widget', 'cells'),
  vitestStep('jsdom, happy-dom and the server', 'dom'),
  typeCheck,
  lint(),
];
// A release takes no test that is unsteady.
const { passed, failed, ok } = await runSteps(steps, {
  secondTry: !isLong,
  unsteadyRecord: '.cache/unsteady.json',
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = ok ? 0 : 1;
