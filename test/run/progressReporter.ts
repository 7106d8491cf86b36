import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Progress } from './watchProgress.ts';

/** Tells the process that started Vitest which test has ended and which are running. */
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

  private report(finished: string): void {
    const progress: Progress = { finished, running: [...this.running] };
    process.send?.(progress);
  }
}

function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId} > ${fullName}`;
}
