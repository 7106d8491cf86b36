import { filesOf } from '../../state/chat/chatFiles.ts';
import {
  deleteSession,
  getSessionStatus,
  listMessages,
  listSessions,
} from '../../../contract/index.ts';
import { HttpError } from '../../request/httpError.ts';
import { serve, type Call, type Route } from '../../serve.ts';
import { viewMessage } from '../../state/chat/messages.ts';
import {
  findSession,
  openQuestion,
  previewSession,
  rankSessions,
  summariseSession,
  type Session,
} from '../../state/chat/sessions.ts';

export const chatSessionRoutes: readonly Route[] = [
  serve(listSessions, ({ query }, { caller, world }) => {
    const {
      max_results: size = 20,
      next_token: token,
      include_preview: withPreview = true,
    } = query;
    const cursor = token === undefined ? undefined : readCursor(token);
    const ranked = rankSessions(world.sessions, caller.id);
    const rest =
      cursor === undefined ? ranked : ranked.filter((session) => isAfter(session, cursor));
    const page = rest.slice(0, size);
    const last = page.at(-1);
    return {
      sessions: page.map((session) => summariseSession(session, withPreview)),
      nextToken: last !== undefined && rest.length > size ? cursorAt(last) : null,
    };
  }),

  serve(listMessages, ({ params, query }, call) => {
    const session = requireSession(params.session_id, call);
    const { max_results: size = 100, include_partial: withPartial = false } = query;
    const messages = session.messages.filter(({ state }) => withPartial || state !== 'in-flight');
    return {
      sessionId: session.id,
      // Undocumented: the content of a smaller page. Here the latest messages, oldest first.
      messages: messages.slice(-size).map(viewMessage),
      preview: previewSession(session),
      running: session.run !== undefined,
      requiresAction: openQuestion(session) !== undefined,
    };
  }),

  serve(getSessionStatus, ({ params }, call) => {
    const session = requireSession(params.session_id, call);
    return { sessionId: session.id, running: session.run !== undefined };
  }),

  serve(deleteSession, ({ params }, { caller, world }) => {
    const session = findSession(world.sessions, caller.id, params.session_id);
    // Assumption: an unknown session counts as one without events.
    if (session === undefined) return { sessionId: params.session_id, deletedEvents: 0 };
    session.run?.stop();
    for (const file of filesOf(world.files, session)) world.files.delete(file.storageKey);
    world.sessions.delete(session);
    return { sessionId: session.id, deletedEvents: session.messages.length };
  }),
];

/** Returns a session. Assumption: an unknown one, or another actor's, is a 404. */
function requireSession(id: string, { caller, world }: Call): Session {
  const session = findSession(world.sessions, caller.id, id);
  if (session === undefined) throw new HttpError(404, 'Session not found');
  return session;
}

/** The end of a page of the session list. */
interface ActivityCursor {
  readonly lastMessageAt: number;
  readonly id: string;
}

/** Returns the cursor of a page that ends with this session. */
function cursorAt({ lastMessageAt, id }: Session): string {
  return `${lastMessageAt}.${id}`;
}

/**
 * Parses a `next_token`.
 *
 * @throws HttpError 422 if the platform didn't issue it. Undocumented.
 */
function readCursor(token: string): ActivityCursor {
  const [, time, id] = /^(\d+)\.(.+)$/.exec(token) ?? [];
  if (time === undefined || id === undefined) {
    throw new HttpError(422, 'next_token: not a token of this list');
  }
  return { lastMessageAt: Number(time), id };
}

/** Returns true if a session follows the cursor in the list's order. */
function isAfter(session: Session, cursor: ActivityCursor): boolean {
  if (session.lastMessageAt !== cursor.lastMessageAt) {
    return session.lastMessageAt < cursor.lastMessageAt;
  }
  return session.id > cursor.id;
}
