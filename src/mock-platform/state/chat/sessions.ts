import type { SessionSummary, ToolCallPart } from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { textOf, type StoredMessage } from './messages.ts';
import type { Run } from './run.ts';

/** A chat session of one service actor. */
export interface Session {
  /** Its current id on the platform: the sent one until the first message, its own after. */
  id: string;
  /** Every id that it answers to. */
  readonly aliases: Set<string>;
  readonly actorId: string;
  readonly createdAt: number;
  lastMessageAt: number;
  readonly messages: StoredMessage[];
  /** The live run, if any: one a session. */
  run: Run | undefined;
}

/** The sessions of the world. */
export type Sessions = Set<Session>;

/** Characters of the first user text that the session list shows. Undocumented. */
const previewLength = 120;

/** Finds a session of an actor by any of its ids; those of other actors do not exist for it. */
export function findSession(sessions: Sessions, actorId: string, id: string): Session | undefined {
  return [...sessions].find((session) => session.actorId === actorId && session.aliases.has(id));
}

/** Adds a session without messages; it is not listed before its first one. */
export function openSession(
  sessions: Sessions,
  start: { actorId: string; id: string; at: number },
): Session {
  const session: Session = {
    id: start.id,
    aliases: new Set([start.id]),
    actorId: start.actorId,
    createdAt: start.at,
    lastMessageAt: start.at,
    messages: [],
    run: undefined,
  };
  sessions.add(session);
  return session;
}

/** The actor's sessions that have messages, the latest activity first. */
export function rankSessions(sessions: Sessions, actorId: string): Session[] {
  return [...sessions]
    .filter((session) => session.actorId === actorId && session.messages.length > 0)
    .sort((a, b) => b.lastMessageAt - a.lastMessageAt || (a.id < b.id ? -1 : 1));
}

/** A session as the list shows it. */
export function summariseSession(session: Session, withPreview: boolean): SessionSummary {
  return {
    sessionId: session.id,
    actorId: session.actorId,
    createdAt: isoTime(session.createdAt),
    lastMessageAt: isoTime(session.lastMessageAt),
    ...(withPreview ? { preview: previewSession(session) } : {}),
    running: session.run !== undefined,
    requiresAction: openQuestion(session) !== undefined,
  };
}

/** Assumption: the preview is the start of the first user text. */
export function previewSession(session: Session): string {
  const first = session.messages.find((message) => message.role === 'user');
  return first === undefined ? '' : textOf(first).trim().slice(0, previewLength);
}

/** The tool call that waits for a person, if the session is paused. */
export function openQuestion(session: Session): ToolCallPart | undefined {
  const last = session.messages.at(-1);
  if (last?.state !== 'paused') return undefined;
  return last.content.findLast((part) => part.type === 'tool-call');
}
