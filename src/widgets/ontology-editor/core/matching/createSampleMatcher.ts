import type { MatchedOntology } from '../../../../contract/index.ts';
import {
  abortReason,
  browserEnvironment,
  wait,
  type Environment,
} from '../../../../environment/index.ts';
import { perList } from '../draft/ontologyDraft.ts';
import { matchInSlices } from './matchInSlices.ts';
import type { MatchAnswer, MatchRequest } from './matchWorker.ts';
import { matchSample, type SampleMatch } from './sampleMatch.ts';

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
