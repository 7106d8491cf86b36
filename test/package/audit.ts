import { spawnSync } from 'node:child_process';
import * as v from 'valibot';

/** The output of `npm audit --json`: counts, or what went wrong. */
const auditAnswer = v.object({
  metadata: v.object({
    vulnerabilities: v.object({
      low: v.number(),
      moderate: v.number(),
      high: v.number(),
      critical: v.number(),
    }),
  }),
});
const failure = v.object({ message: v.string() });

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), auditAnswer), stdout);
if (answer.success) {
  const { low, moderate, high, critical } = answer.output.metadata.vulnerabilities;
  console.log(
    `Known weaknesses in what ships: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`,
  );
  if (moderate + high + critical > 0) {
    console.error(stdout);
    process.exitCode = 1;
  }
} else {
  const failed = v.safeParse(v.pipe(v.string(), v.parseJson(), failure), stdout);
  console.warn(
    'Warning: what ships was NOT checked for known weaknesses, since the registry could not be ' +
      `asked: ${failed.success ? failed.output.message : stderr}`,
  );
}
