import type { Finding } from '../../../../contract/index.ts';
import type { FindingsTransport } from '../../../../query/index.ts';
import type { Outbox } from '../decisions/createOutbox.ts';
import type { ReviewContext } from '../reviewContext.ts';
import type { Skips } from '../decisions/createSkips.ts';
import { syncReview, type SyncedLists } from './syncReview.ts';

/** The delay after the last decision before the lists are refetched, in milliseconds. */
const refreshDelay = 800;

/** The maximum delay while decisions are pending, and after a failed refresh, in milliseconds. */
const refreshAtLatest = 10_000;

/** Syncs a review with the platform's lists. */
export function createListSync(
  { getState, setState, scope }: ReviewContext,
  { transport, outbox, skips }: { transport: FindingsTransport; outbox: Outbox; skips: Skips },
) {
  const known = new Map<string, Finding>();
  let wasPending: ReadonlySet<string> = new Set();
  let planned: { cancel: () => void; delay: number; signal: AbortSignal } | undefined;
  let refreshes = 0;

  function sync(lists: SyncedLists, knownSteps = -1): void {
    const nowPending = new Set<string>();
    for (const finding of lists.current.findings) {
      known.set(finding.finding_id, finding);
      if (finding.review_state === 'pending') nowPending.add(finding.finding_id);
    }
    const { sent } = outbox;
    const { pending } = getState();
    setState((state) => syncReview(state, { lists, knownSteps, wasPending, sent }));
    outbox.noteLost(pending, getState().pending);
    wasPending = nowPending;
  }

  async function refresh(): Promise<void> {
    const { signal } = scope();
    const knownSteps = outbox.steps();
    const skipped = skips.mark();
    refreshes += 1;
    try {
      const lists = await transport.lists();
      if (signal.aborted) return;
      sync(lists, knownSteps);
      skips.settle(skipped);
    } finally {
      refreshes -= 1;
    }
  }

  function plan(delay: number, then: () => void): void {
    const { after, signal } = scope();
    const cancel = after(delay, () => {
      planned = undefined;
      then();
    });
    planned = { cancel, delay, signal };
  }

  /** Schedules a refresh, unless an earlier one is already scheduled. */
  function planRefresh(): void {
    if (scope().signal.aborted) return;
    const delay = getState().pending.length > 0 ? refreshAtLatest : refreshDelay;
    if (planned !== undefined && !planned.signal.aborted) {
      if (planned.delay <= delay) return;
      planned.cancel();
    }
    plan(delay, () => void refresh().catch(() => plan(refreshAtLatest, planRefresh)));
  }

  return {
    /** Syncs with a current list that was fetched elsewhere: a refresh syncs with all three. */
    sync: (lists: SyncedLists): void => {
      if (refreshes === 0) sync(lists);
    },
    refresh,
    planRefresh,
    findingOf: (id: string): Finding | undefined => known.get(id),
  };
}

export type ListSync = ReturnType<typeof createListSync>;
