import type { UnstoredCode } from '../../assistant/step.ts';
import type { Run } from './run.ts';

const encoder = new TextEncoder();

/** One chunk of data-stream v1: `{type}:{json}` and a line feed. */
export function encodeLine(
  type: '0' | '9' | 'a' | 'b' | 'c' | 'd' | UnstoredCode,
  value: unknown,
): string {
  return `${type}:${JSON.stringify(value)}\n`;
}

/** The line that ends a stream. */
export function finishLine(finishReason: string): string {
  return encodeLine('d', { finishReason });
}

/**
 * A stream of a run's lines: those it already has from the given one on, then the rest as they
 * come. Reading, stopping to read and never reading leave the run alone.
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

/** A stream that has nothing to say and finishes at once. */
export function finishedStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(finishLine('stop')));
      controller.close();
    },
  });
}
