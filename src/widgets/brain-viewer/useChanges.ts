import { useEffect, useRef, useState } from 'react';
import { isPlatformError } from '../../client/errors/index.ts';
import type { GraphModificationResult } from '../../contract/index.ts';
import { usePlatformMutation } from '../../provider/index.ts';
import { changeBrainMutation } from '../../query/index.ts';
import type { BrainGraph } from './model/brainGraph.ts';
import { changedIds } from './model/changeModel.ts';
import { compareGraphs, type GraphComparison } from './model/compareGraphs.ts';

/** A sentence that was sent, and what came of it. */
export interface ChangeEntry {
  readonly id: number;
  readonly sentence: string;
  /** What the platform answered. */
  readonly result: GraphModificationResult;
  /** What changed in the graph. Undefined until it has been fetched again. */
  readonly comparison: GraphComparison | undefined;
}

/** The changes of a viewer. */
export interface Changes {
  readonly draft: string;
  readonly setDraft: (sentence: string) => void;
  readonly category: string;
  readonly setCategory: (category: string) => void;
  /** The latest first. */
  readonly entries: readonly ChangeEntry[];
  readonly isSending: boolean;
  /** Why the last sentence was not sent. The draft is kept. */
  readonly error: Error | null;
  /** The scope that is missing to change anything. */
  readonly missingScope: string | undefined;
  /** Sends a sentence. The draft goes only when all of it was applied. */
  readonly send: (sentence: string) => void;
}

/**
 * Changes of the brain by sentence.
 *
 * @param graph - The brain as it is; once it is another one after a change, the two are compared.
 * @param onChanged - Given the ids of labels and links that a change brought.
 */
export function useChanges(
  graph: BrainGraph | undefined,
  onChanged: (ids: ReadonlySet<string>) => void,
  givenSessionId: string | undefined,
): Changes {
  const [draft, setDraft] = useState('');
  const [category, setCategory] = useState('');
  const [entries, setEntries] = useState<readonly ChangeEntry[]>([]);
  const [ownSessionId] = useState(() => crypto.randomUUID());
  const change = usePlatformMutation(changeBrainMutation);
  const before = useRef<{ id: number; graph: BrainGraph }>(undefined);

  useEffect(() => {
    const waiting = before.current;
    if (waiting === undefined || graph === undefined || waiting.graph === graph) return;
    before.current = undefined;
    const comparison = compareGraphs(waiting.graph, graph);
    setEntries((all) =>
      all.map((entry) => (entry.id === waiting.id ? { ...entry, comparison } : entry)),
    );
    onChanged(changedIds(comparison));
  }, [graph, entries, onChanged]);

  const send = (sentence: string): void => {
    const graphBefore = graph;
    const sessionId = givenSessionId ?? ownSessionId;
    change.mutate(
      { sentence, sessionId, category: category.trim() },
      {
        onSuccess: (result) => {
          const id = entries.length + 1;
          const isApplied = result.results.some(({ status }) => status === 'applied');
          if (isApplied && graphBefore !== undefined) before.current = { id, graph: graphBefore };
          setEntries((all) => [{ id, sentence, result, comparison: undefined }, ...all]);
          if (result.success) setDraft('');
        },
      },
    );
  };
  return {
    draft,
    setDraft,
    category,
    setCategory,
    entries,
    isSending: change.isPending,
    error: change.error,
    missingScope: isPlatformError(change.error) ? change.error.missingScope : undefined,
    send,
  };
}
