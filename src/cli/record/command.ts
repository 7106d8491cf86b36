import { resolve } from 'node:path';
import * as v from 'valibot';
import { defineCommand } from '../command.ts';
import { timeoutOption } from '../timeoutOption.ts';
import { readTarget, targetHelp, targetSchema } from '../doctor/readTarget.ts';
import { recordPlatform, isRecording, type Recording } from './recordPlatform.ts';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { parseJson } from '../../client/index.ts';
import { hideSecrets } from '../../contract/index.ts';

/** `npx brainstem record`: records a platform's answers as fixtures for the mock platform. */
export const record = defineCommand({
  name: 'record',
  summary: [
    'Calls every route that only reads, and writes the shapes of the answers to a file.',
    'With --answers, the file has the answers too, which createMockPlatform({ fixtures }) serves.',
    'It needs the same variables as doctor: npx brainstem doctor --help.',
  ].join('\n'),
  options: {
    answers: {
      says: 'Keep answers too. Only documented counts, times, states and kinds stay; the rest becomes placeholders.',
    },
    out: { value: '<path>', says: 'The file to write. Default: brainstem-fixtures.json.' },
    ...targetHelp,
    timeout: timeoutOption.help,
  },
  schema: v.object({
    answers: v.optional(v.boolean(), false),
    out: v.optional(v.pipe(v.string(), v.nonEmpty('expected a path')), 'brainstem-fixtures.json'),
    ...targetSchema,
    timeout: timeoutOption.schema,
  }),
  async run({ answers, out, timeout, ...options }, terminal) {
    const { signal } = terminal;
    const target = readTarget(terminal, options);
    const path = resolve(terminal.folder, out);
    if (answers) {
      terminal.warn(
        'Brainstem: recording answers of this platform. Every text, name and id becomes a placeholder, and secrets are removed. Counts, times, states and kinds that the documents name stay. Read the file before you share it.',
      );
    }
    const recording = await recordPlatform(target, { answers, signal, timeout: timeout * 1000 });
    if (signal.aborted) {
      terminal.warn('Brainstem: interrupted, so nothing was written.');
      return 1;
    }
    const routes = Object.keys(recording.shapes).length;
    if (routes === 0) {
      terminal.warn(
        'Brainstem: no route answered, so nothing was written. `npx brainstem doctor` says why.',
      );
      return 1;
    }
    await writeRecording(path, recording, target.secrets);
    const kept = answers ? ` and ${recording.answers?.length ?? 0} answers` : '';
    terminal.print(`Wrote shapes of ${routes} routes${kept} to ${out}.`);
    return 0;
  },
});

/**
 * Writes a recording atomically: to a temporary file first, so that an interruption never leaves
 * half of one. Only the owner can read the file.
 *
 * @throws Error if another kind of file exists there, or if the recording contains a secret.
 */
async function writeRecording(
  path: string,
  recording: Recording,
  secrets: readonly string[],
): Promise<void> {
  const there = await readFile(path, 'utf8').catch(() => undefined);
  if (there !== undefined && !isRecording(parseJson(there))) {
    throw new Error(
      `Brainstem: ${path} is there already and is no recording. Name another file with --out.`,
    );
  }
  const text = `${JSON.stringify(recording, null, 2)}\n`;
  // Defence in depth: all texts were replaced already.
  if (hideSecrets(text, secrets) !== text) {
    throw new Error('Brainstem: an answer repeats a credential, so nothing was written.');
  }
  const beside = `${path}.${process.pid}.part`;
  try {
    await writeFile(beside, text, { flag: 'wx', mode: 0o600 });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
