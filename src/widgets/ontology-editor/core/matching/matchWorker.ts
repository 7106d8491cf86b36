import type { MatchedOntology } from '../../../../contract/index.ts';
import { matchSample, type SampleMatch } from './sampleMatch.ts';

export interface MatchRequest {
  id: number;
  text: string;
  ontologies: readonly MatchedOntology[];
}

export interface MatchAnswer {
  id: number;
  match: SampleMatch;
}

// Typed by hand, since the DOM's `postMessage` type applies here too.
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
