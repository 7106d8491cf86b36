import type { AsyncCallback } from '../contract/index.ts';
import type { CallbackDelivery, Environment } from './environment.ts';
import type { RunOutcome } from './state/chat/run.ts';

/**
 * Notifies a caller of the end of its async run. Retries and authentication are undocumented, so it
 * is sent once, without a credential. Cancelled runs send none.
 */
export async function deliverCallback(
  { callbacks, deliver }: Environment,
  url: string,
  sessionId: string,
  outcome: RunOutcome,
): Promise<void> {
  if (outcome.status === 'stopped') return;
  const { error = 'The run failed' } = outcome;
  const body: AsyncCallback =
    outcome.status === 'failed'
      ? { session_id: sessionId, status: 'failed', error }
      : { session_id: sessionId, status: 'completed', answer: outcome.answer };
  const delivery: CallbackDelivery = { url, body };
  callbacks.push(delivery);
  const headers = { 'content-type': 'application/json' };
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await deliver(request).then(
    ({ status }) => {
      delivery.status = status;
    },
    () => undefined,
  );
}
