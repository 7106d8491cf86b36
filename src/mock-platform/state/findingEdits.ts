import { HttpError } from '../request/httpError.ts';
import type { Wait } from '../wait.ts';
import { viewFinding, type StoredFinding } from './findings.ts';

/** A streamed step of an edit. Undocumented: the payload of the events. */
export interface EditEvent {
  readonly type: 'progress' | 'complete';
  readonly data: unknown;
}

/** The progress messages of an edit. */
const stages = [
  'Reading the finding',
  'Looking up its sources',
  'Rewriting what was learned',
  'Checking the graph',
];

/** The duration of a stage in milliseconds, at pace 1. */
const stageLength = 900;

const encoder = new TextEncoder();

/**
 * Starts an edit and yields each stage. The finding is marked as processing until the events end.
 *
 * @throws HttpError 409 during another edit of the finding. Undocumented.
 */
export function startEdit(
  finding: StoredFinding,
  request: string,
  wait: Wait,
): AsyncGenerator<EditEvent, void, void> {
  if (finding.edit !== undefined) throw new HttpError(409, 'The finding is being edited');
  const edit = new AbortController();
  finding.edit = edit;
  return runEdit(finding, request, (milliseconds) => wait(milliseconds, edit.signal));
}

export async function finishEdit(events: AsyncGenerator<EditEvent, void, void>): Promise<void> {
  while ((await events.next()).done !== true);
}

/** Encodes the events as `text/event-stream`. The edit continues without a reader. */
export function streamEdit(
  events: AsyncGenerator<EditEvent, void, void>,
): ReadableStream<Uint8Array> {
  let left = false;
  return new ReadableStream({
    async start(controller) {
      for await (const { type, data } of events) {
        const text = `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
        if (!left) controller.enqueue(encoder.encode(text));
      }
      if (!left) controller.close();
    },
    cancel() {
      left = true;
    },
  });
}

async function* runEdit(
  finding: StoredFinding,
  request: string,
  pause: (milliseconds: number) => Promise<void>,
): AsyncGenerator<EditEvent, void, void> {
  const { finding_id } = finding;
  try {
    for (const [at, message] of stages.entries()) {
      yield { type: 'progress', data: { finding_id, message, step: at + 1, of: stages.length } };
      await pause(stageLength);
    }
    applyEdit(finding, request);
  } finally {
    finding.edit = undefined;
  }
  yield { type: 'complete', data: { finding_id, finding: viewFinding(finding) } };
}

/** Applies an edit. Assumption: sets a requested title, and notes any other request. */
function applyEdit(finding: StoredFinding, request: string): void {
  const title = /\btitle\b.*?(?:\bto\b|:)\s*["“]?([^"”]+?)["”]?\.?$/i.exec(request.trim())?.[1];
  if (title === undefined) finding.what_was_learned.push(`As a reviewer noted: ${request.trim()}`);
  else finding.title = title;
}
