import { useMemo, useState } from 'react';
import type { BrainRequest } from '../../../query/index.ts';
import { useBrainState } from '../BrainContext.ts';
import type { BrainGraph } from '../core/index.ts';
import { compareGraphs } from '../core/model/compareGraphs.ts';

/** The graph of an answer. */
export interface AnsweredGraph {
  /** Undefined until there is an answer. */
  readonly graph: BrainGraph | undefined;
  readonly request: BrainRequest;
  /** True while the answer is that of another request. */
  readonly isOther: boolean;
}

/** A picture that doesn't change under a person's eyes. */
export interface ShownGraph {
  readonly graph: BrainGraph | undefined;
  /** A later graph that nobody asked for, and the number of its differences. */
  readonly news: { readonly graph: BrainGraph; readonly count: number } | undefined;
  /** Shows the graph of a request that a person made. It resolves with false if it is the same. */
  readonly ask: (isOther: Promise<boolean>) => void;
  /** Shows the later graph. */
  readonly accept: () => void;
}

/**
 * Keeps a graph until a person asks for a later one, by a change or by a button. One that comes by
 * itself, as when the page gets the focus, is held back as news.
 */
export function useShownGraph(answer: AnsweredGraph): ShownGraph {
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
  // A graph that is held back is compared once, not with each picture that is drawn meanwhile.
  const count = useMemo(
    () => (isSame || before === undefined || graph === undefined ? 0 : differences(before, graph)),
    [isSame, before, graph],
  );
  if (count === 0 && !isSame && !answer.isOther) setShown(answer);
  return {
    graph: shown.graph,
    news: count > 0 && graph !== undefined ? { graph, count } : undefined,
    ask(isOther) {
      setAsked(shown.graph);
      // Later ones come by themselves again.
      void isOther.then((is) => is || setAsked(undefined));
    },
    accept: () => setShown(answer),
  };
}

function differences(before: BrainGraph, after: BrainGraph): number {
  const { labels, relations } = compareGraphs(before, after);
  return labels.length + relations.length;
}
