import { parseJson } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import { callRoute, type Caller } from './callRoute.ts';
import { examine, type RouteReport } from './examine.ts';
import type { KnownValues } from './knownValues.ts';
import { textAt } from './probes.ts';

/** The things that the doctor created in the platform. */
export interface CreatedResources {
  /** The ids of the created things. */
  readonly found: KnownValues;
  readonly reports: readonly RouteReport[];
}

/** The removal of one created thing. */
interface Removal {
  readonly endpoint: contract.Endpoint;
  readonly input: unknown;
  /** The thing's name, for the user to remove it if this fails. */
  readonly what: string;
}

/** The removals of everything made so far, in order of creation. */
export type Removals = Removal[];

/**
 * Creates an ontology and a conversation with a file. Records each removal before the creation, so
 * that an interruption leaks nothing.
 *
 * @param removals - Receives the removals for {@link removeResources}.
 */
export async function createResources(
  caller: Caller,
  removals: Removals,
): Promise<CreatedResources> {
  const reports: RouteReport[] = [];
  const call = async (endpoint: contract.Endpoint, input: unknown): Promise<unknown> => {
    const answer = await callRoute(caller, endpoint, input);
    reports.push(examine(endpoint, answer));
    return answer.type === 'answer' ? parseJson(answer.body) : undefined;
  };

  const name = contract.mintSessionId('brainstem-doctor');
  const ontology = { ontologyId: name, displayName: 'Brainstem doctor', entityTypes: ['Check'] };
  removals.push({
    endpoint: contract.deleteOntology,
    input: { params: { ontologyId: name } },
    what: `the ontology ${name}`,
  });
  await call(contract.createOntology, { body: ontology });
  await call(contract.updateOntology, {
    params: { ontologyId: name },
    body: { displayName: 'Brainstem doctor, changed' },
  });
  await call(contract.upsertOntology, { body: ontology });

  removals.push({
    endpoint: contract.deleteSession,
    input: { params: { session_id: name } },
    what: `the conversation ${name}`,
  });
  const file = new File(['A file of npx brainstem doctor.'], 'brainstem-doctor.txt', {
    type: 'text/plain',
  });
  const uploaded = await call(contract.uploadFile, { fields: { session_id: name }, file });
  const storageKey = textAt(uploaded, 'storage_key');
  if (storageKey !== undefined) {
    removals.push({
      endpoint: contract.deleteFile,
      input: { query: { session_id: name, storage_key: storageKey } },
      what: `the file brainstem-doctor.txt of the conversation ${name}`,
    });
  }
  await call(contract.streamChat, {
    body: { session_id: name, message: 'This is a connection check. Answer with one word.' },
  });
  return { found: { ontologyId: name, sessionId: name, storageKey }, reports };
}

/**
 * Removes the created things in reverse order.
 *
 * @param caller - A caller that interruptions don't abort.
 * @returns The reports on the routes, and the things that couldn't be removed.
 */
export async function removeResources(
  caller: Caller,
  removals: Removals,
): Promise<{ reports: RouteReport[]; left: string[] }> {
  const reports: RouteReport[] = [];
  const left: string[] = [];
  for (const { endpoint, input, what } of removals.reverse()) {
    const answer = await callRoute(caller, endpoint, input);
    reports.push(examine(endpoint, answer));
    // 404: it was never created.
    const isGone = answer.type === 'answer' && (answer.status < 300 || answer.status === 404);
    if (!isGone) left.push(what);
  }
  return { reports, left };
}
