import { Refusal } from '../../request/refusal.ts';
import type { Session } from '../../state/chat/sessions.ts';

/** The end of a page of the session list. */
export interface ActivityCursor {
  readonly lastMessageAt: number;
  readonly id: string;
}

/** The cursor of a page whose last session this is. */
export function cursorAt({ lastMessageAt, id }: Session): string {
  return `${lastMessageAt}.${id}`;
}

/**
 * Reads a `next_token`.
 *
 * @throws Refusal 422 when the platform did not write it. Undocumented.
 */
export function readCursor(token: string): ActivityCursor {
  const [, time, id] = /^(\d+)\.(.+)$/.exec(token) ?? [];
  if (time === undefined || id === undefined) {
    throw new Refusal(422, 'next_token: not a token of this list');
  }
  return { lastMessageAt: Number(time), id };
}

/** Returns true if a session comes after the cursor in the order of the list. */
export function isAfter(session: Session, cursor: ActivityCursor): boolean {
  if (session.lastMessageAt !== cursor.lastMessageAt) {
    return session.lastMessageAt < cursor.lastMessageAt;
  }
  return session.id > cursor.id;
}
