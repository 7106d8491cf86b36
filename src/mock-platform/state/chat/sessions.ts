import type { SessionSummary, ToolCallPart } from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { textOf, type StoredMessage } from './messages.ts';

export interface Session {
  /** Its current id: the sent one until the first message, then the platform's. */
  id: string;
  /** All ids that it is found by. */
  readonly aliases: Set<string>;
  readonly actorId: string;
  readonly createdAt: number;
  lastMessageAt: number;
  readonly messages: StoredMessage[];
  /** The running run, at most one per session. */
  run: Run | undefined;
}

export type Sessions = Set<Session>;

/** The length of a preview in characters. Undocumented. */
const previewLength = 120;

/** Finds an actor's session by any of its ids. Other actors' sessions are invisible. */
export function findSession(sessions: Sessions, actorId: string, id: string): Session | undefined {
  return [...sessions].find((session) => session.actorId === actorId && session.aliases.has(id));
}

/** Adds a session without messages, which isn't listed until its first one. */
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

/** Returns the actor's non-empty sessions, sorted by latest activity. */
export function rankSessions(sessions: Sessions, actorId: string): Session[] {
  return [...sessions]
    .filter((session) => session.actorId === actorId && session.messages.length > 0)
    .sort((a, b) => b.lastMessageAt - a.lastMessageAt || (a.id < b.id ? -1 : 1));
}

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

/** Returns the preview. Assumption: the start of the first user text. */
export function previewSession(session: Session): string {
  const first = session.messages.find((message) => message.role === 'user');
  return first === undefined ? '' : textOf(first).trim().slice(0, previewLength);
}

/** Returns the tool call that waits for the user, if the session is paused. */
export function openQuestion(session: Session): ToolCallPart | undefined {
  const last = session.messages.at(-1);
  if (last?.state !== 'paused') return undefined;
  return last.content.findLast((part) => part.type === 'tool-call');
}

export interface RunOutcome {
  readonly status: 'completed' | 'paused' | 'failed' | 'stopped';
  readonly answer: string;
  readonly error?: string;
}

/** A turn of the assistant, which runs on the server independently of its readers. */
export interface Run {
  /** The data-stream so far, one item per line. */
  readonly lines: string[];
  readonly message: StoredMessage;
  /** The session's current id, which changes with the first message. */
  readonly sessionId: string;
  readonly finished: Promise<RunOutcome>;
  outcome: RunOutcome | undefined;
  /** Ends the run immediately and keeps its text so far. */
  stop(): void;
  /** Resolves at the next line or the end. */
  changed(): Promise<void>;
}
