import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const reportSchema = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

/** How many tests a run of Vitest counted in its JSON report; none when it wrote no report. */
export function readReport(path: string): { passed: number; failed: number } {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const report = v.parse(reportSchema, JSON.parse(readFileSync(path, 'utf8')));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
