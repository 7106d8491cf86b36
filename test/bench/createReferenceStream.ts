import type { Random } from './createRandom.ts';

/** A data-stream v1 of a long answer, and what a reader must find in it. */
export interface ReferenceStream {
  bytes: Uint8Array;
  text: string;
  reasoning: string;
  toolResults: number;
}

/**
 * Writes an answer as models give it: nearly all lines are a few words of text, one in ten of them
 * with an escape and one in twelve with letters beyond ASCII; some reasoning; now and then a tool
 * call in pieces with its result; one finish.
 */
export function createReferenceStream(size: number, random: Random): ReferenceStream {
  const lines: string[] = [];
  let length = 0;
  let text = '';
  let reasoning = '';
  let toolResults = 0;

  const write = (code: string, value: unknown): void => {
    const line = `${code}:${JSON.stringify(value)}\n`;
    length += Buffer.byteLength(line);
    lines.push(line);
  };

  const writeToolCall = (): void => {
    toolResults += 1;
    const toolCallId = `call_${toolResults}`;
    write('b', { toolCallId, toolName: 'search_graph' });
    for (const argsTextDelta of [
      '{"query":',
      `"${writeWords(random, 3).trim()}"`,
      ',"limit":20}',
    ]) {
      write('c', { toolCallId, argsTextDelta });
    }
    const nodes = Array.from({ length: random.integer(1, 12) }, (_, id) => ({
      id: `node-${id}`,
      label: writeWords(random, 2).trim(),
      score: random.integer(0, 100) / 100,
    }));
    write('a', { toolCallId, result: { nodes } });
  };

  write('f', { messageId: 'message-1' });
  while (length < size) {
    if (random.chance(1 / 300)) {
      writeToolCall();
    } else if (random.chance(0.08)) {
      const delta = writeWords(random, random.integer(1, 4));
      reasoning += delta;
      write('g', delta);
    } else {
      let delta = writeWords(random, random.integer(1, 4));
      if (random.chance(0.1)) delta += random.pick(escaped);
      if (random.chance(0.08)) delta += random.pick(beyondAscii);
      text += delta;
      write('0', delta);
    }
  }
  write('d', { finishReason: 'stop', usage: { promptTokens: 1200, completionTokens: 400_000 } });
  return { bytes: new TextEncoder().encode(lines.join('')), text, reasoning, toolResults };
}

function writeWords(random: Random, count: number): string {
  return Array.from({ length: count }, () => ` ${random.pick(vocabulary)}`).join('');
}

const vocabulary = [
  ...['the', 'a', 'of', 'and', 'to', 'in', 'is', 'that', 'for', 'with', 'as', 'by', 'on', 'from'],
  ...[
    'supplier',
    'contract',
    'invoice',
    'region',
    'customer',
    'product',
    'team',
    'quarter',
    'risk',
  ],
  ...[
    'which',
    'between',
    'because',
    'relationship',
    'organisation',
    'approximately',
    '1,250',
    '**',
  ],
] as const satisfies readonly [string, ...string[]];

const escaped = ['\n', '\n\n- ', ' "quoted"', '\t', ' C:\\data', '\n```\n'] as const;

const beyondAscii = [
  ' café',
  ' Zürich',
  ' 12 €',
  ' – so',
  ' “yes”',
  ' 東京',
  ' 🚀',
  ' naïve',
] as const;
