import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { parseJson } from '../../client/index.ts';
import { hideSecrets } from '../../contract/index.ts';
import { isRecording, type Recording } from './recordPlatform.ts';

/**
 * Writes a recording atomically: to a temporary file first, so that an interruption never leaves
 * half of one. Only the owner can read the file.
 *
 * @throws Error if another kind of file exists there, or if the recording contains a secret.
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
