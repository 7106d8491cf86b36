import { isPlatformError } from '../../../../client/errors/index.ts';
import type { FindingsTransport, RecordOf } from '../../../../query/index.ts';
import type { Decision } from '../reviewState.ts';

/** The number of findings per step: approved by one call, or rejected by one call each. */
export const stepSizes: Record<Decision, number> = { approve: 100, reject: 12 };

/** The maximum number of concurrent calls in a step. */
const callsAtOnce = 4;

/** Statuses that would also fail finding by finding. */
const general = new Set([401, 403, 408, 425, 429]);

/**
 * Sends decisions of one kind. Approvals are sent together; if the platform refuses them, each is
 * sent alone, to find out which ones it refuses.
 *
 * @param recordOf - Returns a finding's record context.
 * @returns The caught errors by finding. A finding without one was accepted.
 */
export async function sendDecisions(
  transport: FindingsTransport,
  decision: Decision,
  ids: readonly string[],
  recordOf: RecordOf,
): Promise<Map<string, unknown>> {
  const send = (id: string): Promise<unknown> => transport[decision](id, recordOf);
  const sendAlone = async (): Promise<Map<string, unknown>> => {
    const { errors, unsent } = await sendSingly(send, ids);
    if (unsent.length > 0) {
      transport.noteUnsent({ decision, ids: unsent, outcome: 'failed' }, recordOf);
    }
    return errors;
  };
  if (decision === 'reject' || ids.length === 1) return sendAlone();
  try {
    await transport.approveAll(ids, (id) => ({ ...recordOf(id), isSentAgain: isAboutSome }));
    return new Map();
  } catch (error) {
    return isAboutSome(error) ? sendAlone() : new Map(ids.map((id) => [id, error]));
  }
}

/** Returns true if findings refused together may be accepted one by one. */
function isAboutSome(error: unknown): boolean {
  return isPlatformError(error) && error.status < 500 && !general.has(error.status);
}

async function sendSingly(
  send: (id: string) => Promise<unknown>,
  ids: readonly string[],
): Promise<{ errors: Map<string, unknown>; unsent: readonly string[] }> {
  const errors = new Map<string, unknown>();
  const unsent: string[] = [];
  const rest = ids.values();
  let obstacle: unknown;
  const work = async (): Promise<void> => {
    for (const id of rest) {
      if (obstacle !== undefined) {
        errors.set(id, obstacle);
        unsent.push(id);
        continue;
      }
      try {
        await send(id);
      } catch (error) {
        errors.set(id, error);
        if (isPlatformError(error) && general.has(error.status)) obstacle = error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(callsAtOnce, ids.length) }, work));
  return { errors, unsent };
}
