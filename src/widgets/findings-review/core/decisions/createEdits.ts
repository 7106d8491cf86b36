import { hasStatus, isNetworkError, isTimeoutError } from '../../../../client/errors/index.ts';
import { isSameJson } from '../../../../controller/index.ts';
import type { EditFindingBody, Finding, FindingDetail } from '../../../../contract/index.ts';
import type { FindingsTransport } from '../../../../query/index.ts';
import { withoutKeys, type EditState } from '../reviewState.ts';
import type { ReviewContext } from '../reviewContext.ts';

/** The fields that an edit can change. */
const texts = ['title', 'theme', 'what_was_learned', 'new_discoveries'] as const;

/** The polling interval for a finding in processing, in milliseconds. */
const processingInterval = 2_000;

/**
 * Creates the edits of a review, at most one per finding. Unmounting stops watching them.
 *
 * @param onDone - Called when an edit has ended, to refetch the lists.
 */
export function createEdits(
  { getState, setState, emit, scope }: ReviewContext,
  transport: FindingsTransport,
  onDone: () => void,
) {
  const running = new Map<string, AbortController>();
  /** The mount's signal for each polled finding. */
  const polling = new Map<string, AbortSignal>();

  const set = (id: string, edit: EditState): void =>
    setState(({ edits }) => ({ edits: new Map(edits).set(id, edit) }));

  const dismissEdit = (id: string): void =>
    setState({ edits: withoutKeys(getState().edits, [id]) });

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
      if (!(await hasArrived(finding, signal))) await sendPlain(finding, body, signal);
    }
    await poll(id, edit);
  }

  async function sendPlain(
    finding: Finding,
    body: EditFindingBody,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await transport.edit(body, signal);
    } catch (error) {
      if (signal.aborted || !isAboutStreaming(error)) throw error;
      if (!(await hasArrived(finding, signal))) throw error;
    }
  }

  /** Returns true if the platform has started or even ended an edit, which isn't idempotent. */
  async function hasArrived(finding: Finding, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      const found = await look(finding.finding_id, signal);
      if (found !== undefined) {
        const now = found.finding;
        return found.processing || texts.some((field) => !isSameJson(now[field], finding[field]));
      }
      await scope().wait(processingInterval, { signal });
    }
  }

  /** Fetches a finding. Undefined without an answer, which tells nothing about its edit. */
  async function look(id: string, signal: AbortSignal): Promise<FindingDetail | undefined> {
    try {
      return await transport.detail(id, signal);
    } catch (error) {
      if (!isNetworkError(error) && !isTimeoutError(error)) throw error;
      return undefined;
    }
  }

  /** Polls until the finding has been processed. The platform goes on while the network is gone. */
  async function poll(id: string, edit: { request: string; before: Finding }): Promise<void> {
    const { after, signal } = scope();
    const found = await look(id, signal);
    if (found?.processing === false) {
      set(id, { ...edit, status: 'done', after: found.finding });
      emit('edit', id);
      onDone();
      return;
    }
    set(id, { ...edit, status: 'processing' });
    polling.set(id, signal);
    after(processingInterval, () => {
      polling.delete(id);
      poll(id, edit).catch((error: unknown) => set(id, { ...edit, status: 'failed', error }));
    });
  }

  return {
    startEdit: async (finding: Finding, request: string): Promise<boolean> => {
      const id = finding.finding_id;
      if (running.has(id) || polling.get(id)?.aborted === false) return false;
      const { signal } = scope();
      const controller = new AbortController();
      const edit = { request, before: finding };
      running.set(id, controller);
      let isUnsent = false;
      try {
        const watched = AbortSignal.any([signal, controller.signal]);
        await run(finding, request, watched).catch(async (error: unknown) => {
          if (!controller.signal.aborted) throw error;
          set(id, { ...edit, status: 'processing' });
          isUnsent = !(await hasArrived(finding, signal));
          if (isUnsent) dismissEdit(id);
          else await poll(id, edit);
        });
        return !isUnsent;
      } catch (error) {
        if (!signal.aborted) set(id, { ...edit, status: 'failed', error });
        return false;
      } finally {
        running.delete(id);
      }
    },
    stopEdit: (id: string) => running.get(id)?.abort(),
    dismissEdit,
  };
}

/** Returns true if the plain route may succeed: no response to the stream, or no such route. */
function isAboutStreaming(error: unknown): boolean {
  if (isNetworkError(error) || isTimeoutError(error)) return true;
  return hasStatus(error, 404, 405, 406, 415, 500, 501, 502, 503, 504);
}

/** Decodes an event's data, whatever its shape. */
export function readEditEvent(data: string) {
  const value = parse(data);
  if (typeof value === 'string') return { text: value.trim() || undefined, progress: undefined };
  if (typeof value !== 'object' || value === null) return { text: undefined, progress: undefined };
  const fields = new Map<string, unknown>(Object.entries(value));
  const words = ['message', 'text', 'detail', 'status'].map((name) => fields.get(name));
  const [step, of] = [fields.get('step'), fields.get('of')];
  return {
    text: words.find(isText),
    /** From 0 to 1, if the event counts its steps. */
    progress:
      typeof step === 'number' && typeof of === 'number' && of > 0
        ? Math.min(1, Math.max(0, step / of))
        : undefined,
  };
}

function parse(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data);
    return value;
  } catch {
    return data;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
