import { isPlatformError } from '../../../client/errors/index.ts';
import type { FindingsTransport } from '../../../query/index.ts';
import type { Decision } from './reviewState.ts';

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
): Promise<Map<string, unknown>> {
  if (decision === 'reject') return sendSingly(transport.reject, ids);
  if (ids.length === 1) return sendSingly(transport.approve, ids);
  try {
    await transport.approveAll(ids);
    return new Map();
  } catch (error) {
    const isAboutSome = isPlatformError(error) && error.status < 500 && !general.has(error.status);
    return isAboutSome ? sendSingly(transport.approve, ids) : new Map(ids.map((id) => [id, error]));
  }
}

async function sendSingly(
  send: (id: string) => Promise<unknown>,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  const errors = new Map<string, unknown>();
  const rest = ids.values();
  let obstacle: unknown;
  const work = async (): Promise<void> => {
    for (const id of rest) {
      if (obstacle !== undefined) {
        errors.set(id, obstacle);
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
  return errors;
}
