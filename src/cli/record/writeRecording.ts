import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { parseJson } from '../../client/index.ts';
import { hideSecrets } from '../../contract/index.ts';
import { isRecording, type Recording } from './recordPlatform.ts';

/**
 * Writes a recording in one go: beside its place first, so that an interruption leaves the earlier
 * one or none, and never half of one. The file is for its owner alone.
 *
 * @throws Error when the place has another file, or when the recording holds a secret.
 */
export async function writeRecording(
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
  // Every text was replaced; should a secret be here all the same, nothing is written.
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
