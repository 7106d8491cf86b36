import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.array(v.string()),
        }),
      ),
    }),
  ),
});

/** The result of a Vitest run. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Each test that failed, with its file and the first line of why. */
  failures: readonly string[];
  /** The files in which a test failed, or that did not load. */
  failedFiles: readonly string[];
  /** The number of tests of other files that passed. */
  passedElsewhere: number;
}

/** The result of commands that run no test. */
export const noTests: TestReport = {
  passed: 0,
  failed: 0,
  failures: [],
  failedFiles: [],
  passedElsewhere: 0,
};

/** Reads the JSON report of a run of Vitest; it counts nothing when the run wrote none. */
export function readReport(path: string): TestReport {
  if (!existsSync(path)) return noTests;
  const report = v.parse(reportSchema, JSON.parse(readFileSync(path, 'utf8')));
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => {
        const [reason = ''] = message.split('\n');
        return `${relative(process.cwd(), name)} > ${fullName}\n    ${reason}`;
      }),
  );
  const inFailedFiles = report.testResults.filter(({ status }) => status === 'failed');
  const passedThere = inFailedFiles
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures,
    failedFiles: inFailedFiles.map(({ name }) => name),
    passedElsewhere: report.numPassedTests - passedThere,
  };
}
