import { createStore, type StoreApi } from 'zustand/vanilla';
import { isNetworkError, isPlatformError, isTimeoutError } from '../../client/errors/index.ts';
import type { Finding } from '../../contract/index.ts';
import type { Schedule } from '../../environment/index.ts';
import type { FindingsTransport } from '../../query/index.ts';
import { readEditEvent } from './readEditEvent.ts';

/** An edit of one finding. */
export type EditState = { request: string; before: Finding } & (
  | { status: 'running'; steps: readonly string[]; progress: number | undefined }
  /** It goes on at the platform, and nothing tells of it but the finding's `processing` flag. */
  | { status: 'processing' }
  | { status: 'done'; after: Finding }
  | { status: 'failed'; error: unknown }
);

/** Edits in plain language, one a finding at a time. */
export interface Edits {
  /** By finding. */
  readonly store: StoreApi<ReadonlyMap<string, EditState>>;
  start: (finding: Finding, request: string) => Promise<void>;
  /** Stops watching an edit. The platform has no route that stops the edit itself. */
  stop: (id: string) => void;
  /** Forgets an edit that is over. */
  dismiss: (id: string) => void;
  /** Stops watching all. */
  dispose: () => void;
}

/** Options of {@link createEdits}. */
export interface CreateEditsOptions {
  transport: FindingsTransport;
  schedule: Schedule;
  /** Told when an edit is over, so that lists can be fetched anew. */
  onDone: () => void;
}

/** How often a finding is asked whether it is still being processed, in milliseconds. */
const processingInterval = 2_000;

/** Makes the edits of a review. */
export function createEdits({ transport, schedule, onDone }: CreateEditsOptions): Edits {
  const store = createStore<ReadonlyMap<string, EditState>>()(() => new Map());
  const running = new Map<string, AbortController>();
  const polls = new Map<string, () => void>();

  const set = (id: string, state: EditState): void => {
    store.setState(new Map(store.getState()).set(id, state), true);
  };

  async function run(finding: Finding, request: string, signal: AbortSignal): Promise<void> {
    const id = finding.finding_id;
    const body = { finding_id: id, user_request: request };
    const edit = { request, before: finding };
    const steps: string[] = [];
    let progress: number | undefined;
    const show = (): void => set(id, { ...edit, status: 'running', steps: [...steps], progress });
    show();
    try {
      const events = await transport.streamEdit(body, signal);
      for await (const batch of events) {
        for (const { data } of batch) {
          const step = readEditEvent(data);
          if (step.text !== undefined && step.text !== steps.at(-1)) steps.push(step.text);
          progress = step.progress ?? progress;
        }
        show();
      }
    } catch (error) {
      if (signal.aborted || !isAboutStreaming(error)) throw error;
      // The platform may have begun all the same, and must not be asked twice.
      const { processing } = await transport.detail(id, signal);
      if (!processing) await transport.edit(body, signal);
    }
    await follow(id, edit);
  }

  /** Waits until the finding is not being processed any more. */
  async function follow(id: string, edit: { request: string; before: Finding }): Promise<void> {
    const { processing, finding } = await transport.detail(id);
    if (!processing) {
      set(id, { ...edit, status: 'done', after: finding });
      onDone();
      return;
    }
    set(id, { ...edit, status: 'processing' });
    const again = (): void => {
      polls.delete(id);
      follow(id, edit).catch((error: unknown) => set(id, { ...edit, status: 'failed', error }));
    };
    polls.set(id, schedule.after(processingInterval, again));
  }

  return {
    store,
    async start(finding, request) {
      const id = finding.finding_id;
      if (running.has(id) || polls.has(id)) return;
      const controller = new AbortController();
      const edit = { request, before: finding };
      running.set(id, controller);
      try {
        await run(finding, request, controller.signal).catch((error: unknown) => {
          if (!controller.signal.aborted) throw error;
          return follow(id, edit);
        });
      } catch (error) {
        set(id, { ...edit, status: 'failed', error });
      } finally {
        running.delete(id);
      }
    },
    stop: (id) => running.get(id)?.abort(),
    dismiss(id) {
      const next = new Map(store.getState());
      next.delete(id);
      store.setState(next, true);
    },
    dispose() {
      for (const controller of running.values()) controller.abort();
      for (const cancel of polls.values()) cancel();
      polls.clear();
    },
  };
}

/** Whether the plain route may fare better: no answer to the stream, or no such route. */
function isAboutStreaming(error: unknown): boolean {
  if (isNetworkError(error) || isTimeoutError(error)) return true;
  return (
    isPlatformError(error) && [404, 405, 406, 415, 500, 501, 502, 503, 504].includes(error.status)
  );
}
