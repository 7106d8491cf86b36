import type { UnstoredCode } from '../../assistant/step.ts';
import type { Run } from './sessions.ts';

const encoder = new TextEncoder();

/** Encodes a chunk of data-stream v1: `{type}:{json}` and a line feed. */
export function encodeLine(
  type: '0' | '9' | 'a' | 'b' | 'c' | 'd' | UnstoredCode,
  value: unknown,
): string {
  return `${type}:${JSON.stringify(value)}\n`;
}

export function finishLine(finishReason: string): string {
  return encodeLine('d', { finishReason });
}

/**
 * Streams a run's lines from an index on, then further ones as they arrive. Readers, slow or
 * cancelled, don't affect the run.
 */
export function streamRun(run: Run, fromLine = 0): ReadableStream<Uint8Array> {
  let next = fromLine;
  let left = false;
  return new ReadableStream({
    async pull(controller) {
      while (next >= run.lines.length && run.outcome === undefined) await run.changed();
      if (left) return;
      if (next >= run.lines.length) {
        controller.close();
        return;
      }
      const lines = run.lines.slice(next);
      next = run.lines.length;
      controller.enqueue(encoder.encode(lines.join('')));
    },
    cancel() {
      left = true;
    },
  });
}

export function finishedStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(finishLine('stop')));
      controller.close();
    },
  });
}
