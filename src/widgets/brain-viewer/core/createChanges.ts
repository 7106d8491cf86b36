import type { GraphModificationResult } from '../../../contract/index.ts';
import type { BrainTransport } from '../../../query/index.ts';
import type { BrainActionsContext, ChangesState } from './brainState.ts';
import type { BrainGraph } from './model/brainGraph.ts';
import { changedIds, compareGraphs } from './model/compareGraphs.ts';

/** The actions on a viewer's changes. */
export interface Changes {
  setDraft: (draft: string) => void;
  setCategory: (category: string) => void;
  /** Sends a sentence. On success, clears the draft if it is one of the sent sentences. */
  sendChange: (sentence: string, sessionId: string) => void;
  /** Compares the graph with the one before the last applied change. */
  compare: (graph: BrainGraph) => void;
}

export function createChanges(
  { getState, setState }: BrainActionsContext,
  transport: BrainTransport,
): Changes {
  /** The graph before the last applied change, until the next extraction arrives. */
  let before: { id: number; graph: BrainGraph } | undefined;

  const update = (part: Partial<ChangesState>): void =>
    setState(({ changes }) => ({ changes: { ...changes, ...part } }));

  function finish(sentence: string, result: GraphModificationResult, graph?: BrainGraph): void {
    const { entries, draft } = getState().changes;
    const id = entries.length + 1;
    const isApplied = result.results.some(({ status }) => status === 'applied');
    const sent = [sentence, ...entries.map((entry) => entry.sentence)];
    const isSent = result.success && sent.includes(draft.trim());
    if (isApplied && graph !== undefined) before = { id, graph };
    update({
      isSending: false,
      entries: [{ id, sentence, result, comparison: undefined }, ...entries],
      draft: isSent ? '' : draft,
    });
    const [latest] = getState().extractions;
    if (latest !== undefined) compare(latest);
  }

  function compare(graph: BrainGraph): void {
    if (before === undefined || before.graph === graph) return;
    const { id, graph: earlier } = before;
    const comparison = compareGraphs(earlier, graph);
    before = undefined;
    const entries = getState().changes.entries.map((entry) =>
      entry.id === id ? { ...entry, comparison } : entry,
    );
    update({ entries });
    setState({ added: changedIds(comparison), before: earlier });
  }

  /** Sends a sentence. Continues after unmounting: a viewer that is shown again says what came. */
  async function send(sentence: string, sessionId: string): Promise<void> {
    const [graph] = getState().extractions;
    const category = getState().changes.category.trim();
    update({ isSending: true, error: undefined, unsent: undefined });
    try {
      finish(sentence, await transport.change({ sentence, sessionId, category }), graph);
    } catch (error) {
      update({ isSending: false, error, unsent: sentence });
    }
  }

  return {
    setDraft: (draft) => update({ draft }),
    setCategory: (category) => update({ category }),
    sendChange(sentence, sessionId) {
      if (!getState().changes.isSending) void send(sentence, sessionId);
    },
    compare,
  };
}
