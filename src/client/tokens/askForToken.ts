import { createDeadline } from '../deadline.ts';
import { TokenError } from '../errors/TokenError.ts';
import { isTimeoutError } from '../errors/TimeoutError.ts';
import {
  readTokenAnswer,
  type GetToken,
  type GivenToken,
  type TokenRequest,
} from './tokenAnswer.ts';

/**
 * Calls the host's `getToken` once and reads its answer.
 *
 * @param timeout - Milliseconds that the callback has; its signal fires after that.
 * @throws {@link TokenError}, whatever went wrong. Never hangs, even if the callback does.
 */
export async function askForToken(
  getToken: GetToken,
  { reason, signal }: TokenRequest,
  timeout: number,
): Promise<GivenToken> {
  const deadline = createDeadline('getToken', timeout, signal);
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
    const said = cause instanceof Error ? cause.message : 'something that is no error';
    throw new TokenError('failed', `getToken threw: ${said}`, cause);
  } finally {
    deadline.release();
  }
  return readTokenAnswer(answer);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abandon = (): void => reject(new DOMException('getToken was abandoned', 'AbortError'));
    if (signal.aborted) abandon();
    else signal.addEventListener('abort', abandon, { once: true });
  });
}
