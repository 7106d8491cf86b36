import { processDataStream } from '@ai-sdk/ui-utils';
import { readDataStream } from '../../src/client/streams/dataStream.ts';
import type { Benchmark, Ratio, Result } from './benchmark.ts';
import { createRandom } from './createRandom.ts';
import { createReferenceStream } from './createReferenceStream.ts';
import type { ReferenceStream } from './createReferenceStream.ts';
import { measureInterleaved } from './measureInterleaved.ts';
import type { Contender, Timing } from './measureInterleaved.ts';

/** The data-stream decoder against the field's own, and against the least that JSON can cost. */
export const decoderBenchmark: Benchmark = {
  title:
    'data-stream v1, 20 MB: ours, @ai-sdk/ui-utils, and the floor (split lines, JSON.parse each)',
  async run() {
    const stream = createReferenceStream(20_000_000, createRandom(20_250_101));
    const results: Result[] = [];
    for (const conditions of chunkSizes) results.push(await measureChunks(stream, conditions));
    return results;
  },
};

/** The size of a body's chunks, and the promise for it. */
interface Conditions {
  /** Bytes of the largest chunk. */
  largest: number;
  /** The most that ours may take of the peer's time. */
  peerAtMost?: number;
}

/**
 * From the largest reads of a network to one or a few lines each. Only such large reads can bring
 * 20 MB fast, so the promise is made for them; in small chunks the peer holds fewer lines back at
 * once, and the cost of reading a chunk, which is the same for all, comes to the fore.
 */
const chunkSizes: readonly Conditions[] = [
  { largest: 65_536, peerAtMost: 1 / 3 },
  { largest: 4096 },
  { largest: 256 },
];

/** Takes what a reader finds. */
interface Sink {
  text(delta: string): void;
  reasoning(delta: string): void;
  toolResult(): void;
  finish(): void;
}

type Reader = (body: ReadableStream<Uint8Array>, sink: Sink) => Promise<void>;

const readOurs: Reader = async (body, sink) => {
  for await (const parts of readDataStream(body)) {
    for (const part of parts) {
      if (part.type === 'text') sink.text(part.text);
      else if (part.type === 'reasoning') sink.reasoning(part.text);
      else if (part.type === 'tool-result') sink.toolResult();
      else if (part.type === 'finish') sink.finish();
    }
  }
};

const readPeer: Reader = async (stream, sink) => {
  await processDataStream({
    stream,
    onTextPart: (text) => {
      sink.text(text);
    },
    onReasoningPart: (text) => {
      sink.reasoning(text);
    },
    onToolResultPart: () => {
      sink.toolResult();
    },
    onFinishMessagePart: () => {
      sink.finish();
    },
  });
};

const readFloor: Reader = async (body, sink) => {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const value: unknown = JSON.parse(line.slice(2));
      if (line.startsWith('0')) sink.text(String(value));
      else if (line.startsWith('g')) sink.reasoning(String(value));
      else if (line.startsWith('a')) sink.toolResult();
      else if (line.startsWith('d')) sink.finish();
    }
  }
};

async function measureChunks(
  stream: ReferenceStream,
  { largest, peerAtMost }: Conditions,
): Promise<Result> {
  const chunks = cut(stream.bytes, largest);
  const contend = async (name: string, read: Reader): Promise<Contender> => {
    await assertSameWords(name, read, chunks, stream);
    return { name, run: () => assertSameLength(name, read, chunks, stream) };
  };
  const contenders = [
    await contend('ours', readOurs),
    await contend('@ai-sdk/ui-utils', readPeer),
    await contend('floor', readFloor),
  ];
  const [ours, peer, floor] = await measureInterleaved(contenders, { warmUps: 2, rounds: 9 });
  if (ours === undefined || peer === undefined || floor === undefined) {
    throw new Error('A contender was not measured.');
  }
  const megabytes = stream.bytes.length / 1e6;
  const row = (timing: Timing): string[] => [
    timing.name,
    timing.median.toFixed(0),
    `${timing.fastest.toFixed(0)}–${timing.slowest.toFixed(0)}`,
    (megabytes / (timing.median / 1000)).toFixed(0),
  ];
  const ratios: Ratio[] = [
    { title: 'ours / @ai-sdk/ui-utils', value: ours.median / peer.median, atMost: peerAtMost },
    { title: 'ours / floor', value: ours.median / floor.median, atMost: 1 },
  ];
  return {
    title: `chunks of 1 to ${largest} bytes (${chunks.length})`,
    columns: ['', 'median ms', 'spread ms', 'MB/s'],
    rows: [ours, peer, floor].map(row),
    ratios,
  };
}

/** A benchmark of readers that read different things would say nothing. */
async function assertSameWords(
  name: string,
  read: Reader,
  chunks: readonly Uint8Array[],
  stream: ReferenceStream,
): Promise<void> {
  const found = { text: '', reasoning: '', toolResults: 0, finishes: 0 };
  await read(createBody(chunks), {
    text: (delta) => (found.text += delta),
    reasoning: (delta) => (found.reasoning += delta),
    toolResult: () => (found.toolResults += 1),
    finish: () => (found.finishes += 1),
  });
  const same =
    found.text === stream.text &&
    found.reasoning === stream.reasoning &&
    found.toolResults === stream.toolResults &&
    found.finishes === 1;
  if (!same) throw new Error(`${name} did not read what was written.`);
}

/** The check of a timed round: adding up 13 MB of words would cost more than finding them. */
async function assertSameLength(
  name: string,
  read: Reader,
  chunks: readonly Uint8Array[],
  stream: ReferenceStream,
): Promise<void> {
  let length = 0;
  let others = 0;
  await read(createBody(chunks), {
    text: (delta) => (length += delta.length),
    reasoning: (delta) => (length += delta.length),
    toolResult: () => (others += 1),
    finish: () => (others += 1),
  });
  if (
    length !== stream.text.length + stream.reasoning.length ||
    others !== stream.toolResults + 1
  ) {
    throw new Error(`${name} did not read what was written in a timed round.`);
  }
}

function cut(bytes: Uint8Array, largest: number): Uint8Array[] {
  const random = createRandom(largest);
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + random.integer(1, largest);
    chunks.push(bytes.slice(at, end));
    at = end;
  }
  return chunks;
}

function createBody(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const rest = chunks.values();
  return new ReadableStream({
    pull(controller) {
      const next = rest.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
  });
}
