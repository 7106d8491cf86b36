import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runSteps, type Step } from './runSteps.ts';
import { rememberUnsteady } from './unsteadyFiles.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function step(
  title: string,
  code: string,
  report?: { numPassedTests: number; numFailedTests: number; testResults?: object[] },
): Step {
  if (report === undefined) return { title, rerun: `run ${title}`, commands: [['-e', code]] };
  const folder = mkdtempSync(join(tmpdir(), 'brainstem-'));
  folders.push(folder);
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify({ testResults: [], ...report }));
  return { title, rerun: `run ${title}`, commands: [['-e', code]], report: path };
}

/** Runs steps with minutes that last as long as a turn of the event loop. */
async function run(...steps: Step[]) {
  const printed: string[] = [];
  const result = await runSteps(steps, {
    print: (text) => printed.push(text),
    silentMinutes: 2,
    everyMinute: (tick) => {
      const id = setInterval(tick, 20);
      return () => clearInterval(id);
    },
  });
  return { ...result, printed: printed.join('\n') };
}

const noMinutes = (...steps: Step[]) => {
  const printed: string[] = [];
  return runSteps(steps, {
    print: (text) => printed.push(text),
    everyMinute: () => () => undefined,
  }).then((result) => ({ ...result, printed: printed.join('\n') }));
};

test('a step that does nothing is ended, and the run fails with the reason', async () => {
  const waits = step('Waits', 'setInterval(() => undefined, 1e6)', {
    numPassedTests: 0,
    numFailedTests: 0,
  });
  const { ok, failed, printed } = await run(waits);
  expect(ok).toBe(false);
  expect(failed).toBe(1);
  expect(printed).toContain('Waits was ended because it showed no progress for 2 minutes.');
  expect(printed).toContain('Run it alone: run Waits');
});

test('a step fails when a command exits with an error, and the others still run', async () => {
  const { ok, failed, printed } = await noMinutes(
    step('Breaks', 'console.log("what it said"); process.exit(3)'),
    step('Works', 'console.log("fine")'),
  );
  expect({ ok, failed }).toEqual({ ok: false, failed: 1 });
  expect(printed).toContain('what it said');
  expect(printed).toMatch(/✗ Breaks +\d+\.\d s/);
  expect(printed).toMatch(/✓ Works +\d+\.\d s/);
});

test('tests of all steps are counted, and a step of tests that finds none fails', async () => {
  const { ok, passed, failed } = await noMinutes(
    step('Unit', '', { numPassedTests: 7, numFailedTests: 0 }),
    step('Browser', '', { numPassedTests: 0, numFailedTests: 0 }),
  );
  expect({ ok, passed, failed }).toEqual({ ok: false, passed: 7, failed: 1 });
});

test('the tests that failed are named last, with their files and why', async () => {
  const assertionResults = [
    { fullName: 'Chat sends', status: 'passed', failureMessages: [] },
    { fullName: 'Chat stops', status: 'failed', failureMessages: ['Error: still open\n    at x'] },
  ];
  const { printed } = await noMinutes(
    step('Browser', '', {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { name: join(process.cwd(), 'src/Chat.test.tsx'), status: 'failed', assertionResults },
      ],
    }),
    step('Types', ''),
  );
  const summary = printed.slice(printed.indexOf('Summary'));
  expect(summary).toContain('✗ src/Chat.test.tsx > Chat stops\n    Error: still open\n');
  expect(summary).not.toContain('Chat sends');
});

test('what a step printed last is named last, where it broke without a failed test', async () => {
  const { printed } = await noMinutes(
    step('Hosts', 'console.log("Unhandled Rejection"); process.exit(1)', {
      numPassedTests: 68,
      numFailedTests: 0,
    }),
  );
  expect(printed.slice(printed.indexOf('Summary'))).toContain('✗ Hosts\nUnhandled Rejection');
});

const sendsAndStops = (stops: 'passed' | 'failed') => ({
  numPassedTests: stops === 'passed' ? 2 : 1,
  numFailedTests: stops === 'passed' ? 0 : 1,
  testResults: [
    {
      name: join(process.cwd(), 'src/Chat.test.tsx'),
      status: stops,
      assertionResults: [
        { fullName: 'Chat sends', status: 'passed', failureMessages: [] },
        { fullName: 'Chat stops', status: stops, failureMessages: ['Error: still open'] },
      ],
    },
  ],
});

/** A step in which a test failed, and what it comes to when its file is run again. */
function failsOnce(second: 'passed' | 'failed', output = ''): { step: Step; files: string[] } {
  const files: string[] = [];
  const first = step(
    'Browser',
    `console.log('${output}'); process.exit(1)`,
    sendsAndStops('failed'),
  );
  const code = second === 'failed' ? 'process.exit(1)' : '';
  const again = step('Browser', code, sendsAndStops(second));
  return {
    files,
    step: {
      ...first,
      again: (asked) => {
        files.push(...asked);
        return again;
      },
    },
  };
}

test('a test that fails beside other steps and passes alone is named as unsteady', async () => {
  const { step: browser, files } = failsOnce('passed');
  const { ok, passed, failed, printed } = await noMinutes(browser);
  expect({ ok, passed, failed }).toEqual({ ok: true, passed: 2, failed: 0 });
  expect(files).toEqual([join(process.cwd(), 'src/Chat.test.tsx')]);
  const summary = printed.slice(printed.indexOf('Summary'));
  expect(summary).toMatch(/✓ Browser .* 2 passed, 0 failed, 1 unsteady/);
  expect(summary).toContain(
    '! Unsteady, it passed when run alone: src/Chat.test.tsx > Chat stops\n    Error: still open',
  );
});

test('a test that fails alone too has failed', async () => {
  const { step: browser } = failsOnce('failed');
  const { ok, passed, failed, printed } = await noMinutes(browser);
  expect({ ok, passed, failed }).toEqual({ ok: false, passed: 1, failed: 1 });
  expect(printed).toContain('✗ src/Chat.test.tsx > Chat stops');
});

test('nothing is tried twice where that was not asked for, nor after an error outside of tests', async () => {
  const strict = failsOnce('passed');
  const { ok } = await runSteps([strict.step], { print: () => undefined, secondTry: false });
  const outside = failsOnce('passed', 'Unhandled Errors');
  const { ok: isOkWithError } = await noMinutes(outside.step);
  expect([ok, isOkWithError]).toEqual([false, false]);
  expect([...strict.files, ...outside.files]).toEqual([]);
});

test('a step with many failed files is not tried twice', async () => {
  const files: string[] = [];
  const testResults = [1, 2, 3, 4].map((at) => ({
    name: join(process.cwd(), `src/${at}.test.tsx`),
    status: 'failed',
    assertionResults: [{ fullName: 'breaks', status: 'failed', failureMessages: ['Error'] }],
  }));
  const broken = step('Unit', 'process.exit(1)', {
    numPassedTests: 9,
    numFailedTests: 4,
    testResults,
  });
  const { ok, failed } = await noMinutes({
    ...broken,
    again: (asked) => {
      files.push(...asked);
      return { commands: [] };
    },
  });
  expect({ ok, failed, files }).toEqual({ ok: false, failed: 4, files: [] });
});

test('a file that needs a second try in three runs in a row fails the third', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'brainstem-')), 'record', 'unsteady.json');
  folders.push(join(path, '..', '..'));
  expect(rememberUnsteady(path, ['a.test.ts'])).toEqual([]);
  expect(rememberUnsteady(path, ['a.test.ts', 'b.test.ts'])).toEqual([]);
  expect(rememberUnsteady(path, ['a.test.ts'])).toEqual(['a.test.ts']);
  expect(rememberUnsteady(path, ['b.test.ts'])).toEqual([]);
});
