import {
  type MatchedOntology,
  createTermMatcher,
  normalizeTerm,
  termLists,
  type TermHit,
} from '../../../../contract/index.ts';
import {
  abortReason,
  browserEnvironment,
  wait,
  type Environment,
} from '../../../../environment/index.ts';
import { perList } from '../draft/ontologyDraft.ts';
import type { MatchAnswer, MatchRequest } from './matchWorker.ts';
import { matchSample, type SampleMatch, packHits } from './sampleMatch.ts';

/** The subset of `Worker` that a sample matcher uses. */
export type MatchWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

export interface SampleMatcherOptions {
  /** Creates a worker; throws or rejects if unavailable. @default a blob worker */
  createWorker?: () => Promise<MatchWorker>;
  /** Schedules slices without a worker. @default the browser */
  environment?: Environment;
}

/** The length in characters, some 2 ms of work, up to which a worker costs more than it saves. */
const shortText = 65_536;

/**
 * Creates a matcher, which works off the main thread for long texts. Its worker requires `worker-src blob:` in the page's CSP. If CSP or Trusted
 * Types block it, long texts are matched in slices on the main thread.
 */
export function createSampleMatcher({
  createWorker = createBlobWorker,
  environment = browserEnvironment,
}: SampleMatcherOptions = {}) {
  let worker: Promise<MatchWorker | undefined> | undefined;
  let isDisposed = false;
  let requests = 0;
  const slowly = (
    text: string,
    ontologies: readonly MatchedOntology[],
    signal: AbortSignal,
  ): Promise<SampleMatch> =>
    matchInSlices(text, ontologies, { pause: () => wait(environment, 0, { signal }), signal });

  return {
    /**
     * Finds the terms of ontologies in a text.
     *
     * @throws The signal's reason on abort.
     */
    match: async (
      text: string,
      ontologies: readonly MatchedOntology[],
      signal: AbortSignal,
    ): Promise<SampleMatch> => {
      signal.throwIfAborted();
      if (text.length <= shortText) return matchSample(text, ontologies);
      worker ??= createWorker().catch(() => undefined);
      const found = await worker;
      signal.throwIfAborted();
      if (isDisposed) found?.terminate();
      if (found === undefined || isDisposed) return slowly(text, ontologies, signal);
      requests += 1;
      const answer = await ask(
        found,
        { id: requests, text, ontologies: plain(ontologies) },
        signal,
      );
      if (answer !== undefined) return answer;
      // CSP may block the worker after its construction.
      worker = Promise.resolve(undefined);
      found.terminate();
      return slowly(text, ontologies, signal);
    },
    dispose: (): void => {
      isDisposed = true;
      void worker?.then((found) => found?.terminate());
    },
  };
}

/** Resolves to the worker's response; undefined if it failed. */
function ask(
  worker: MatchWorker,
  request: MatchRequest,
  signal: AbortSignal,
): Promise<SampleMatch | undefined> {
  return new Promise((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<MatchAnswer>): void => {
      if (data.id === request.id) end(() => resolve(data.match));
    };
    const broke = (): void => end(() => resolve(undefined));
    const aborted = (): void => end(() => reject(abortReason(signal)));
    const end = (settle: () => void): void => {
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', broke);
      signal.removeEventListener('abort', aborted);
      settle();
    };
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', broke);
    signal.addEventListener('abort', aborted);
    worker.postMessage(request);
  });
}

/** Picks the fields used in matching; other fields of a draft may not be cloneable. */
function plain(ontologies: readonly MatchedOntology[]): MatchedOntology[] {
  return ontologies.map(({ ontologyId, ...lists }) => ({
    ontologyId,
    ...perList((list) => lists[list]),
  }));
}

/** Creates a worker from inlined source, so that hosts need not serve a file. */
async function createBlobWorker(): Promise<MatchWorker> {
  const { default: BlobWorker } = await import('./matchWorker.ts?worker&inline');
  return new BlobWorker();
}

interface SliceOptions {
  /** The slice length in characters. @default 65536, some 2 ms of work */
  size?: number;
  /** Yields to the main thread between slices. */
  pause: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * Returns the result of {@link matchSample}, computed in slices. Slices are cut at white space and
 * overlap by the longest term's words, so that no hit is lost or duplicated.
 *
 * @throws The signal's reason on abort.
 */
export async function matchInSlices(
  text: string,
  ontologies: readonly MatchedOntology[],
  { size = 65_536, pause, signal }: SliceOptions,
): Promise<SampleMatch> {
  const matcher = createTermMatcher(ontologies);
  const overlap = longestTerm(ontologies) - 1;
  const hits: TermHit[] = [];
  for (let from = 0; from < text.length;) {
    signal.throwIfAborted();
    const to = nextCut(text, from + size);
    for (const hit of matcher.match(text.slice(from, skipWords(text, to, overlap)))) {
      const start = hit.start + from;
      if (start < to) hits.push({ ...hit, start, end: hit.end + from });
    }
    from = to;
    if (from < text.length) await pause();
  }
  return packHits(hits);
}

/** Returns the number of words of the longest term. */
function longestTerm(ontologies: readonly MatchedOntology[]): number {
  let longest = 1;
  for (const ontology of ontologies) {
    for (const term of termLists.flatMap((list) => ontology[list])) {
      longest = Math.max(longest, normalizeTerm(term).split(' ').length);
    }
  }
  return longest;
}

/** Returns the first white space from an index on. */
function nextCut(text: string, from: number): number {
  if (from >= text.length) return text.length;
  const space = /\s/g;
  space.lastIndex = from;
  return space.exec(text)?.index ?? text.length;
}

/** Returns the end of the given number of words after an index. */
function skipWords(text: string, from: number, count: number): number {
  const word = /[\p{L}\p{N}\p{M}]+/gu;
  word.lastIndex = from;
  for (let at = 0; at < count; at += 1) {
    if (word.exec(text) === null) return text.length;
  }
  return count === 0 ? from : word.lastIndex;
}
