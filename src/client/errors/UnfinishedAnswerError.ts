import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** An answer that ended before it was complete, or that ended without any content. */
export class UnfinishedAnswerError extends BrainstemError {
  override readonly name = 'UnfinishedAnswerError';
  /**
   * The stream's `finishReason`. The documents name `error`; others, such as `length` and
   * `content-filter`, belong to the same protocol. `stop` or `tool-calls` mean that the answer
   * ended normally but was empty. Undefined when the end of the stream was not seen.
   */
  readonly finishReason: string | undefined;

  constructor(finishReason: string | undefined) {
    super('unfinished-answer', `the assistant's answer ${describe(finishReason)}.`, {
      retryable: true,
    });
    this.finishReason = finishReason;
  }
}

function describe(finishReason: string | undefined): string {
  if (finishReason === undefined) return 'is empty, or its end was not seen';
  if (isOrdinaryFinish(finishReason)) return 'ended normally, but is empty';
  return `ended with the finish reason ${JSON.stringify(finishReason.slice(0, 40))}`;
}

/** Returns true if a finish reason means that an answer is complete, or pauses for a person. */
export function isOrdinaryFinish(finishReason: string): boolean {
  return finishReason === 'stop' || finishReason === 'tool-calls';
}

/** Returns true if a caught value reports that an answer ended before it was complete. */
export function isUnfinishedAnswerError(value: unknown): value is UnfinishedAnswerError {
  return isBrainstemError(value) && value.code === 'unfinished-answer';
}
