import type { Schedule } from '../../environment/index.ts';
import { createDeadline } from '../deadline.ts';
import { isTimeoutError } from '../errors/TimeoutError.ts';
import { TokenError } from '../errors/TokenError.ts';
import {
  readTokenAnswer,
  type GetToken,
  type GivenToken,
  type TokenRequest,
} from './tokenAnswer.ts';

/**
 * Calls the host's `getToken` once and reads its answer.
 *
 * @param limit.timeout - Milliseconds that the callback has; its signal fires after that.
 * @throws {@link TokenError}, whatever went wrong. Always settles, even if the callback does not.
 */
export async function askForToken(
  getToken: GetToken,
  { reason, signal }: TokenRequest,
  { timeout, schedule }: { timeout: number; schedule: Schedule },
): Promise<GivenToken> {
  const deadline = createDeadline('getToken', timeout, { signal, schedule });
  let answer: unknown;
  try {
    answer = await Promise.race([
      getToken({ signal: deadline.signal, reason }),
      rejectOnAbort(deadline.signal),
    ]);
  } catch (cause) {
    if (deadline.signal.aborted && isTimeoutError(deadline.signal.reason)) {
      throw new TokenError('failed', `getToken did not answer within ${timeout} ms.`, cause);
    }
    const message = cause instanceof Error ? cause.message : 'something that is not an error';
    throw new TokenError('failed', `getToken threw: ${message}`, cause);
  } finally {
    deadline.release();
  }
  return readTokenAnswer(answer);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => reject(new DOMException('getToken was aborted', 'AbortError'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
