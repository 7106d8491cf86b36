import { useMemo, useState } from 'react';
import type { BrainRequest } from '../../../query/index.ts';
import { useBrainState } from '../BrainContext.ts';
import type { BrainGraph } from '../core/index.ts';
import { compareGraphs } from '../core/model/compareGraphs.ts';

export interface AnsweredGraph {
  /** Undefined until there is a response. */
  readonly graph: BrainGraph | undefined;
  readonly request: BrainRequest;
  /** True while the data is a placeholder from another request. */
  readonly isOther: boolean;
}

/**
 * Keeps a graph until the user requests a newer one, by a change or a button. A background refetch,
 * for example on window focus, is held back as news.
 */
export function useShownGraph(answer: AnsweredGraph) {
  const [shown, setShown] = useState(answer);
  const [asked, setAsked] = useState<BrainGraph>();
  const isChanging = useBrainState(({ changes: { isSending, entries } }) => {
    const [latest] = entries;
    const isApplied = latest?.result.results.some(({ status }) => status === 'applied') === true;
    return isSending || (isApplied && latest.comparison === undefined);
  });
  const { graph } = answer;
  const isSame = graph === shown.graph && answer.request === shown.request;
  const mayHold = !answer.isOther && answer.request === shown.request && !isChanging;
  const before = mayHold && asked !== shown.graph ? shown.graph : undefined;
  // Memoised, since comparing graphs at each render would be slow.
  const count = useMemo(
    () => (isSame || before === undefined || graph === undefined ? 0 : differences(before, graph)),
    [isSame, before, graph],
  );
  if (count === 0 && !isSame && !answer.isOther) setShown(answer);
  return {
    graph: shown.graph,
    /** A newer graph from a background refetch, and the number of its differences. */
    news: count > 0 && graph !== undefined ? { graph, count } : undefined,
    /** Shows the graph of a user's request. The promise resolves with false if it is the same. */
    ask(isOther: Promise<boolean>): void {
      setAsked(shown.graph);
      // The same graph came back, so later ones are background refetches again.
      void isOther.then((is) => is || setAsked(undefined));
    },
    /** Shows the newer graph. */
    accept: () => setShown(answer),
  };
}

function differences(before: BrainGraph, after: BrainGraph): number {
  const { labels, relations } = compareGraphs(before, after);
  return labels.length + relations.length;
}
