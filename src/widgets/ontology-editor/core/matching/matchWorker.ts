import type { MatchedOntology } from '../../../../contract/index.ts';
import { matchSample, type SampleMatch } from './sampleMatch.ts';

/** The request to the worker. */
export interface MatchRequest {
  id: number;
  text: string;
  ontologies: readonly MatchedOntology[];
}

/** Its answer. */
export interface MatchAnswer {
  id: number;
  match: SampleMatch;
}

// The types of a page are in force here too, whose postMessage is another.
const scope: unknown = globalThis;

addEventListener('message', ({ data }: MessageEvent<MatchRequest>) => {
  const match = matchSample(data.text, data.ontologies);
  const answer: MatchAnswer = { id: data.id, match };
  if (!isWorkerScope(scope)) return;
  scope.postMessage(answer, [match.starts.buffer, match.ends.buffer, match.termOf.buffer]);
});

interface WorkerScope {
  postMessage: (message: MatchAnswer, transfer: ArrayBufferLike[]) => void;
}

function isWorkerScope(value: unknown): value is WorkerScope {
  return typeof value === 'object' && value !== null && !('document' in value);
}
