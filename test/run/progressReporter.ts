import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Progress } from './watchProgress.ts';

/** The number of the slowest files that are named. */
const namedFiles = 10;

/**
 * Tells the process that started Vitest which test has ended and which are running; at the end, what
 * the files that took longest waited for.
 */
export default class ProgressReporter implements Reporter {
  private readonly running = new Set<string>();

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.running.add(relativeModuleId);
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    // A test whose end was not reported has ended with its file.
    for (const name of this.running) {
      if (name === relativeModuleId || name.startsWith(`${relativeModuleId} > `)) {
        this.running.delete(name);
      }
    }
    this.report(relativeModuleId);
  }

  onTestCaseReady(testCase: TestCase): void {
    this.running.add(nameOf(testCase));
  }

  onTestCaseResult(testCase: TestCase): void {
    this.running.delete(nameOf(testCase));
    this.report(nameOf(testCase));
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const {
        environmentSetupDuration,
        prepareDuration,
        setupDuration,
        collectDuration,
        duration,
      } = module.diagnostic();
      // In a browser, the time before it was its turn, too.
      const waiting = environmentSetupDuration + prepareDuration + setupDuration;
      const tests = [...module.children.allTests()].reduce(
        (sum, test) => sum + (test.diagnostic()?.duration ?? 0),
        0,
      );
      // The rest of the time went to the hooks around the tests.
      const hooks = Math.max(0, duration - tests);
      const sum = collectDuration + duration;
      return {
        name: module.relativeModuleId,
        sum,
        waiting,
        imports: collectDuration,
        hooks,
        tests,
      };
    });
    const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
    const dearest = files.toSorted((one, other) => other.sum - one.sum).slice(0, namedFiles);
    for (const { name, sum, waiting, imports, hooks, tests } of dearest) {
      const parts = Object.entries({ imports, hooks, tests, waiting });
      const spent = parts.map(([part, time]) => `${part} ${seconds(time)}`).join(', ');
      console.log(`${seconds(sum).padStart(8)}  ${name}: ${spent}`);
    }
  }

  private report(finished: string): void {
    const progress: Progress = { finished, running: [...this.running] };
    process.send?.(progress);
  }
}

function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId} > ${fullName}`;
}
