import { isPlatformError } from '../../../../client/errors/index.ts';
import type { FindingsTransport, RecordOf } from '../../../../query/index.ts';
import type { Decision } from '../reviewState.ts';

/** Findings that one step approves together, or rejects by single calls. */
export const stepSizes: Record<Decision, number> = { approve: 100, reject: 12 };

/** Calls that are under way at once, where a step takes several. */
const callsAtOnce = 4;

/** Statuses after which sending again finding by finding would meet the same. */
const general = new Set([401, 403, 408, 425, 429]);

/**
 * Sends decisions of one kind. Approvals go together; if the platform refuses them together, each
 * goes alone, so that it is known which one it refuses.
 *
 * @returns The caught errors, by finding. A finding without one was accepted.
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

/** Returns whether findings may be taken alone that were refused together. */
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
