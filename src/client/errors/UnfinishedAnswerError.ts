import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** An answer that ended early, or without any content. */
export class UnfinishedAnswerError extends BrainstemError {
  override readonly name = 'UnfinishedAnswerError';
  /**
   * The stream's `finishReason`. The documents name `error`; others, such as `length` and
   * `content-filter`, belong to the same protocol. `stop` or `tool-calls` mean that the answer
   * ended normally but was empty. Undefined if the stream was cut off.
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

/** Returns true if a finish reason means that an answer is complete, or pauses for the user. */
export function isOrdinaryFinish(finishReason: string): boolean {
  return finishReason === 'stop' || finishReason === 'tool-calls';
}

/** Returns true if a caught value reports an answer that ended early or empty. */
export function isUnfinishedAnswerError(value: unknown): value is UnfinishedAnswerError {
  return isBrainstemError(value) && value.code === 'unfinished-answer';
}
