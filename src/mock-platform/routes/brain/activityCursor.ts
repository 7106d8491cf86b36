import { HttpError } from '../../request/httpError.ts';
import type { Session } from '../../state/chat/sessions.ts';

/** The end of a page of the session list. */
export interface ActivityCursor {
  readonly lastMessageAt: number;
  readonly id: string;
}

/** Returns the cursor of a page that ends with this session. */
export function cursorAt({ lastMessageAt, id }: Session): string {
  return `${lastMessageAt}.${id}`;
}

/**
 * Parses a `next_token`.
 *
 * @throws HttpError 422 if the platform didn't issue it. Undocumented.
 */
export function readCursor(token: string): ActivityCursor {
  const [, time, id] = /^(\d+)\.(.+)$/.exec(token) ?? [];
  if (time === undefined || id === undefined) {
    throw new HttpError(422, 'next_token: not a token of this list');
  }
  return { lastMessageAt: Number(time), id };
}

/** Returns true if a session follows the cursor in the list's order. */
export function isAfter(session: Session, cursor: ActivityCursor): boolean {
  if (session.lastMessageAt !== cursor.lastMessageAt) {
    return session.lastMessageAt < cursor.lastMessageAt;
  }
  return session.id > cursor.id;
}
