import type { MatchedOntology } from '../../../../contract/index.ts';
import {
  abortReason,
  browserEnvironment,
  wait,
  type Environment,
} from '../../../../environment/index.ts';
import { matchInSlices } from './matchInSlices.ts';
import type { MatchAnswer, MatchRequest } from './matchWorker.ts';
import { matchSample, type SampleMatch } from './sampleMatch.ts';

/** The part of a worker that a sample matcher needs. */
export type MatchWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

export interface SampleMatcherOptions {
  /** Makes a worker; throws or rejects where none can be had. @default one of our own */
  createWorker?: () => Promise<MatchWorker>;
  /** Schedules the pieces where there is no worker. @default the browser */
  environment?: Environment;
}

/** Finds terms in sample texts, off the page's thread where the text is long. */
export interface SampleMatcher {
  /**
   * Finds the terms of ontologies in a text.
   *
   * @throws the signal's reason once it is aborted.
   */
  match(
    text: string,
    ontologies: readonly MatchedOntology[],
    signal: AbortSignal,
  ): Promise<SampleMatch>;
  /** Ends the worker. */
  dispose(): void;
}

/** Up to so many characters, some 2 ms of work, a worker would cost more than it saves. */
const shortText = 65_536;

/**
 * Makes a matcher. Its worker needs `worker-src blob:` in a page's policy; where the policy, or
 * Trusted Types, refuse it, long texts are matched on the page's thread, a piece at a time.
 */
export function createSampleMatcher({
  createWorker = createBlobWorker,
  environment = browserEnvironment,
}: SampleMatcherOptions = {}): SampleMatcher {
  let worker: Promise<MatchWorker | undefined> | undefined;
  let isDisposed = false;
  let asked = 0;
  const slowly = (
    text: string,
    ontologies: readonly MatchedOntology[],
    signal: AbortSignal,
  ): Promise<SampleMatch> =>
    matchInSlices(text, ontologies, { pause: () => wait(environment, 0, { signal }), signal });

  return {
    async match(text, ontologies, signal) {
      signal.throwIfAborted();
      if (text.length <= shortText) return matchSample(text, ontologies);
      worker ??= createWorker().catch(() => undefined);
      const found = await worker;
      signal.throwIfAborted();
      if (isDisposed) found?.terminate();
      if (found === undefined || isDisposed) return slowly(text, ontologies, signal);
      asked += 1;
      const answer = await ask(found, { id: asked, text, ontologies: plain(ontologies) }, signal);
      if (answer !== undefined) return answer;
      // A policy may refuse the worker only after it was made.
      worker = Promise.resolve(undefined);
      found.terminate();
      return slowly(text, ontologies, signal);
    },
    dispose() {
      isDisposed = true;
      void worker?.then((found) => found?.terminate());
    },
  };
}

/** Its answer; undefined where the worker broke. */
function ask(
  worker: MatchWorker,
  request: MatchRequest,
  signal: AbortSignal,
): Promise<SampleMatch | undefined> {
  return new Promise((resolve, reject) => {
    const heard = ({ data }: MessageEvent<MatchAnswer>): void => {
      if (data.id === request.id) end(() => resolve(data.match));
    };
    const broke = (): void => end(() => resolve(undefined));
    const aborted = (): void => end(() => reject(abortReason(signal)));
    const end = (settle: () => void): void => {
      worker.removeEventListener('message', heard);
      worker.removeEventListener('error', broke);
      signal.removeEventListener('abort', aborted);
      settle();
    };
    worker.addEventListener('message', heard);
    worker.addEventListener('error', broke);
    signal.addEventListener('abort', aborted);
    worker.postMessage(request);
  });
}

/** Only what matching reads; a draft may carry more than can be sent. */
function plain(ontologies: readonly MatchedOntology[]): MatchedOntology[] {
  return ontologies.map(({ ontologyId, entityTypes, legalTerms, requiredFields }) => ({
    ontologyId,
    entityTypes,
    legalTerms,
    requiredFields,
  }));
}

/** A worker whose source lies within the module, so that a host has no file to serve. */
async function createBlobWorker(): Promise<MatchWorker> {
  const { default: BlobWorker } = await import('./matchWorker.ts?worker&inline');
  return new BlobWorker();
}
