import { resolve } from 'node:path';
import * as v from 'valibot';
import { defineCommand } from '../command.ts';
import { timeoutOption } from '../timeoutOption.ts';
import { readTarget, targetHelp, targetSchema, type Target } from '../doctor/readTarget.ts';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { parseJson } from '../../client/index.ts';
import { hideSecrets, identifiersOf, isRecord, type Endpoint } from '../../contract/index.ts';
import type { Fixture, Fixtures } from '../../mock-platform/index.ts';
import { addressOf } from '../doctor/examine.ts';
import { examinePlatform, type ExamineOptions, type Observed } from '../doctor/examinePlatform.ts';
import { shapeOf, textsIn } from '../doctor/shapeOf.ts';
import { createRedaction } from './createRedaction.ts';

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

/** The content of a fixtures file. */
interface Recording extends Fixtures {
  readonly version: 1;
  /** The shapes of the answers, by route. */
  readonly shapes: Readonly<Record<string, string>>;
  /** Absent if only shapes were requested. */
  readonly answers?: readonly Fixture[];
}

const itemsPerPage = 20;

/**
 * Calls every read-only route and records the shapes of successful answers; with `answers`, also
 * the answers themselves, redacted.
 */
async function recordPlatform(
  target: Target,
  { answers, ...options }: Pick<ExamineOptions, 'signal' | 'timeout'> & { answers: boolean },
): Promise<Recording> {
  const seen = new Map<Endpoint, unknown[]>();
  const fixtures = new Map<string, Fixture>();
  const redaction = createRedaction();
  const observe = ({ endpoint, schema, input, answer }: Observed): void => {
    const json =
      answer.type === 'answer' && answer.status < 300 ? parseJson(answer.body) : undefined;
    if (json === undefined) return;
    seen.set(endpoint, [...(seen.get(endpoint) ?? []), json]);
    // A link's token is a secret, and nothing is served without it.
    if (!answers || endpoint.credential === 'linkToken') return;
    const redacted = redaction.answer(schema, json);
    const about = Object.fromEntries(
      Object.entries(identifiersOf(input)).map(([name, id]) => [name, redaction.id(id)]),
    );
    const key = JSON.stringify([endpoint.name, about]);
    fixtures.set(key, { route: endpoint.name, about, answer: redacted });
  };
  await examinePlatform(target, { ...options, itemsPerPage, observe });
  return {
    version: 1,
    shapes: Object.fromEntries(
      [...seen].map(([endpoint, all]) => [addressOf(endpoint), shapeOf(all, textsIn(all))]),
    ),
    ...(answers ? { answers: [...fixtures.values()] } : {}),
  };
}

function isRecording(value: unknown): boolean {
  return isRecord(value) && value['version'] === 1 && isRecord(value['shapes']);
}
