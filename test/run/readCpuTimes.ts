import { execFile } from 'node:child_process';

/**
 * The processor times of a process and all that it started, as one text: where two differ, something
 * was done in between.
 *
 * @returns undefined where the system has no `ps`.
 */
export function readCpuTimes(root: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile('ps', ['-A', '-o', 'pid=,ppid=,time='], (error, output) => {
      resolve(error === null ? timesOf(root, output) : undefined);
    });
  });
}

/** The lines of `ps` that belong to a process and its descendants. */
function timesOf(root: number, output: string): string {
  const rows = output.split('\n').map((line) => line.trim().split(/\s+/));
  const family = new Set([String(root)]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [pid = '', parent = ''] of rows) if (family.has(parent)) family.add(pid);
  }
  return rows
    .filter(([pid = '']) => family.has(pid))
    .map(([pid = '', , time = '']) => `${pid} ${time}`)
    .join('\n');
}
