import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createAnswerGate, type AnswerGate } from './createAnswerGate.ts';
import { openPlayground, startConversation, type OpenedPlayground } from './openPlayground.ts';

/** The assistant of a test file. */
export interface OpenedAssistant {
  gate: AnswerGate;
  opened: () => OpenedPlayground;
  /** Returns the path of a file in a folder that goes with the tests. */
  pathOf: (name: string) => string;
}

/** Opens the assistant for a file of tests, each of which starts a conversation of its own. */
export function openAssistant(): OpenedAssistant {
  const gate = createAnswerGate();
  let playground: OpenedPlayground;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brainstem-'));
    playground = await openPlayground({ wait: gate.wait });
    await playground.openAssistant('Mara');
  });

  beforeEach(async () => {
    gate.release();
    await startConversation(playground.page);
  });

  afterAll(async () => {
    await playground.close();
    await rm(folder, { recursive: true });
  });

  return { gate, opened: () => playground, pathOf: (name) => join(folder, name) };
}
