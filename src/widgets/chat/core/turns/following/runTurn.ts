import {
  isBrainstemError,
  hasStatus,
  isOrdinaryFinish,
  UnfinishedAnswerError,
  type StreamError,
} from '../../../../../client/errors/index.ts';
import type { SessionId, Message, SessionMessages } from '../../../../../contract/index.ts';
import type { TurnBatch, TurnParts } from '../../../../../query/index.ts';
import { wait } from '../../../../../environment/index.ts';
import { patchTurn, type Turn } from '../../chatStore.ts';
import { createPartBatcher } from './batches/createPartBatcher.ts';
import { isReplay, mergeJoined, withStored } from '../../messages/mergeJoined.ts';
import { addToParts } from '../../messages/addToParts.ts';
import { fromStored } from '../../messages/fromStored.ts';
import type { ThreadPart } from '../../messages/threadMessage.ts';
import type { TurnContext } from '../beginTurn.ts';
import { reconcile } from './reconcile.ts';
import type { TurnEnd } from './turnEnd.ts';

export interface RunTurnOptions extends Pick<
  TurnContext,
  'environment' | 'store' | 'transport' | 'pause'
> {
  key: string;
  assistantKey: string;
  /** The current session id, which the platform may change during the stream. */
  sessionId: () => SessionId;
  signal: AbortSignal;
  /** Opens the stream: a send, a resume or a join. */
  open: () => Promise<TurnParts>;
  /** True if the first stream is a join, which may replay what is shown. */
  joins?: boolean;
}

/** The maximum number of reconnects. With backoff, they take about two minutes. */
const reconnectAttempts = 12;

/** In milliseconds. After such a silence, the platform is asked whether the answer is over. */
const longSilence = 30_000;

/**
 * Reads a turn into the store until it is over. A stream that ends without a finish is a
 * disconnect: the turn is joined again, and the new stream replaces or continues what is shown.
 */
export async function runTurn(options: RunTurnOptions): Promise<TurnEnd> {
  const { signal } = options;
  try {
    let read = await readStream(options, await options.open(), options.joins ?? false);
    let silentStreams = 0;
    while (read.end === 'cut') {
      patch(options, () => ({ status: 'reconnecting' }));
      // Backs off from a platform that closes each stream immediately.
      silentStreams = read.parts === 0 ? silentStreams + 1 : 0;
      const rejoined = await rejoin(options, silentStreams);
      if (rejoined === undefined) {
        const error = read.unreadable;
        return error === undefined ? { how: 'ended-unseen' } : { how: 'failed', error };
      }
      read = await readStream(options, rejoined, true);
    }
    return read.end;
  } catch (error) {
    return signal.aborted ? { how: 'aborted' } : { how: 'failed', error };
  }
}

async function readStream(
  options: RunTurnOptions,
  stream: TurnParts,
  joins: boolean,
): Promise<{ end: TurnEnd | 'cut'; parts: number; unreadable?: StreamError | undefined }> {
  let failure: { message: string } | undefined;
  let finishReason: string | undefined;
  let parts = 0;
  const ended = (end: TurnEnd | 'cut') => ({ end, parts });
  const apply = joins ? joinedWriter(options) : directWriter(options);
  const batcher = createPartBatcher(options.environment, apply);
  const reading = new AbortController();
  const missed = missEnd(options, () => parts, reading.signal);
  patch(options, ({ assistant }) => ({
    status: 'streaming',
    // A joined stream may lack earlier parts until it proves to be a replay.
    ...(joins ? { assistant: { ...assistant, mayLackParts: true } } : {}),
  }));
  try {
    for (;;) {
      const next = await Promise.race([stream.next(), missed]);
      if (options.signal.aborted) return ended({ how: 'aborted' });
      if (next === undefined) return ended({ how: 'ended-unseen' });
      const { done, value } = next;
      if (done) {
        if (!(await batcher.drain(options.signal))) return ended({ how: 'aborted' });
        if (failure !== undefined) return ended({ how: 'failed', error: failure.message });
        const { unreadable } = value;
        if (finishReason === undefined) return { ...ended('cut'), unreadable };
        if (isOrdinaryFinish(finishReason)) {
          if (unreadable !== undefined) return ended({ how: 'failed', error: unreadable });
          return ended({ how: 'finished', isSure: !joins });
        }
        return ended({ how: 'unfinished', error: new UnfinishedAnswerError(finishReason) });
      }
      parts += value.length;
      for (const part of value) {
        if (part.type === 'error') failure = part;
        if (part.type === 'finish') finishReason = part.finishReason;
      }
      batcher.push(value);
    }
  } finally {
    reading.abort();
    batcher.flush();
  }
}

/**
 * Resolves once the platform has the whole answer of a stream that has fallen silent: a proxy, or a
 * machine that slept, can leave a dead connection open for hours. Never resolves after the abort.
 *
 * @param heard - Returns the number of parts that have arrived.
 */
async function missEnd(
  { environment, store, transport, key, sessionId }: RunTurnOptions,
  heard: () => number,
  signal: AbortSignal,
): Promise<undefined> {
  const isOver = async (): Promise<boolean> => {
    const before = heard();
    await wait(environment, longSilence, { signal, until: 'return' });
    if (heard() !== before) return false;
    const stored = await transport.messages(sessionId(), signal).catch(() => undefined);
    const turn = store.getState().conversations[key]?.turn;
    if (heard() !== before || turn === undefined || stored?.running !== false) return false;
    return reconcile(turn, stored).hasAnswer;
  };
  try {
    while (!(await isOver()));
    return undefined;
  } catch {
    return new Promise(() => undefined);
  }
}

/** Appends each batch to the shown parts. */
function directWriter(options: RunTurnOptions): (batch: TurnBatch) => void {
  const { clock } = options.environment;
  return (batch) =>
    patch(options, ({ assistant }) => ({
      assistant: { ...assistant, parts: addToParts(assistant.parts, batch, clock.elapsed()) },
    }));
}

/** Assembles a joined stream separately, and merges it with the parts shown before. */
function joinedWriter(options: RunTurnOptions): (batch: TurnBatch) => void {
  let joined: readonly ThreadPart[] = [];
  let shown: readonly ThreadPart[] | undefined;
  return (batch) => {
    joined = addToParts(joined, batch);
    patch(options, ({ assistant }) => {
      shown ??= assistant.parts;
      const parts = mergeJoined(shown, joined);
      return { assistant: { ...assistant, parts, mayLackParts: !isReplay(shown, joined) } };
    });
  };
}

/**
 * Checks whether the run is still running, and joins it if so.
 *
 * @param silentStreams - The number of consecutive streams without parts, which lengthens the
 * backoff.
 * @returns The joined stream, or undefined if the run is over.
 */
async function rejoin(
  options: RunTurnOptions,
  silentStreams: number,
): Promise<TurnParts | undefined> {
  const { transport, sessionId, signal } = options;
  for (let attempt = 1; ; attempt += 1) {
    await options.pause(attempt + silentStreams, signal);
    const id = sessionId();
    try {
      const stored = await transport.messages(id, signal);
      if (!stored.running) return undefined;
      const { partial } = splitPartial(stored);
      if (partial !== undefined) takeLonger(options, fromStored(partial).parts);
      return await transport.attach(id, signal);
    } catch (error) {
      if (attempt >= reconnectAttempts || !isWorthAnotherTry(error)) throw error;
    }
  }
}

/** Keeps the longer of the stored and the streamed parts, as either may be ahead. */
function takeLonger(options: RunTurnOptions, stored: readonly ThreadPart[]): void {
  patch(options, ({ assistant }) => {
    const parts = withStored(assistant.parts, stored);
    return parts === undefined ? {} : { assistant: { ...assistant, parts } };
  });
}

function isWorthAnotherTry(error: unknown): boolean {
  if (!isBrainstemError(error)) return false;
  return error.retryable || hasStatus(error, 409);
}

function patch(options: RunTurnOptions, change: (turn: Turn) => Partial<Turn>): void {
  patchTurn(options.store, options.key, options.assistantKey, change);
}

/** Separates the running turn's partial answer from the stored messages before it. */
export function splitPartial(stored: SessionMessages): {
  before: readonly Message[];
  partial: Message | undefined;
} {
  const last = stored.messages.at(-1);
  return stored.running && last?.role === 'assistant' && last.status !== 'complete'
    ? { before: stored.messages.slice(0, -1), partial: last }
    : { before: stored.messages, partial: undefined };
}
