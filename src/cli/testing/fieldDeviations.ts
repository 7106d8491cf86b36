import { expect } from 'vitest';
import * as contract from '../../contract/index.ts';
import { bodyOf, json, list, record, type Change, type Json } from './changeAnswer.ts';

/** A platform's deviation, and the doctor's report on the route. */
export type Deviation = readonly [title: string, contract.Endpoint, Change, Json];

const anything: unknown = expect.anything();
const differs = (path: string, message: string): Json => ({
  outcome: 'differs',
  different: [{ path, message }],
});

const limits = contract.getFileLimits;
const sessions = contract.listSessions;
const findings = contract.listFindings;

/** Returns the deviations that a platform may have in an answer's fields. */
export function fieldDeviations(): Deviation[] {
  const session = (edit: (item: Json) => Json) => list('sessions', (items) => items.map(edit));
  const message = (edit: (item: Json) => Json) => list('messages', (items) => items.map(edit));
  const one = list('findings', (items) => items.slice(0, 1));
  return [
    [
      'a field that is missing',
      sessions,
      session(({ lastMessageAt: _, ...rest }) => rest),
      { outcome: 'differs', missing: ['sessions[].lastMessageAt'] },
    ],
    [
      'a field under another name',
      contract.listRejectedFindings,
      list('findings', (items) =>
        items.map(({ review_state: state, ...rest }) => ({ ...rest, state })),
      ),
      { outcome: 'differs', missing: ['findings[].review_state'] },
    ],
    [
      'null in place of an object',
      findings,
      json((answer) => ({ ...answer, counters: null })),
      differs('counters', 'expected Object, received null'),
    ],
    [
      'text in place of a number',
      limits,
      json((answer) => ({ ...answer, max_bytes: '500' })),
      differs('max_bytes', 'expected number, received string'),
    ],
    [
      'text in place of a boolean',
      contract.getSessionStatus,
      json((answer) => ({ ...answer, running: 'no' })),
      differs('running', 'expected boolean, received string'),
    ],
    [
      'an object in place of a list',
      contract.listMessages,
      json((answer) => ({ ...answer, messages: {} })),
      differs('messages', 'expected Array, received object'),
    ],
    [
      'a time that is not ISO 8601',
      sessions,
      session((item) => ({ ...item, createdAt: 'yesterday' })),
      { outcome: 'differs', different: [{ path: 'sessions[].createdAt', message: anything }] },
    ],
    [
      'a field that no document names',
      limits,
      json((answer) => ({ ...answer, max_total: 1 })),
      { outcome: 'as documented', unnamed: ['max_total'] },
    ],
    [
      'a field that no document names inside another',
      findings,
      json((answer) => ({ ...answer, counters: { ...record(answer['counters']), skipped: 1 } })),
      { outcome: 'as documented', unnamed: ['counters.skipped'] },
    ],
    [
      'half a number where a whole one is documented',
      limits,
      json((answer) => ({ ...answer, max_files: 1.5 })),
      { outcome: 'differs', different: [{ path: 'max_files', message: anything }] },
    ],
    [
      'a role that no document names',
      contract.listMessages,
      message((item) => ({ ...item, role: 'system' })),
      { outcome: 'differs', different: [{ path: 'messages[].role', message: anything }] },
    ],
    [
      'a text part without text',
      contract.listMessages,
      message((item) => ({ ...item, content: [{ type: 'text' }] })),
      { outcome: 'differs', missing: ['messages[].content[].text'] },
    ],
    [
      'text among the counts of the brain',
      contract.performAction,
      json((answer) => ({ ...answer, node_counts: { Customer: 'many' } })),
      differs('node_counts.*', 'expected number, received string'),
    ],
    [
      'ontologies without ids',
      contract.listOntologies,
      list('ontologies', (items) => items.map(({ ontologyId: _, ...rest }) => rest)),
      { outcome: 'differs', missing: ['[].ontologyId'] },
    ],
    [
      'success as text where it is a boolean',
      contract.listOnboardingConversations,
      json((answer) => ({ ...answer, success: 'true' })),
      differs('success', 'expected boolean, received string'),
    ],
    [
      'the id of a connection as text',
      contract.listConnections,
      list('connections', (items) => items.map((item) => ({ ...item, id: String(item['id']) }))),
      differs('connections[].id', 'expected number, received string'),
    ],
    [
      'metadata that is a list',
      contract.getConnectionMetadata,
      json((answer) => ({ ...answer, metadata: [] })),
      { outcome: 'differs', different: [{ path: 'metadata', message: anything }] },
    ],
    [
      'a bare list where it is wrapped',
      findings,
      async (response) => Response.json((await bodyOf(one)(response))['findings']),
      { outcome: 'differs' },
    ],
  ];
}
