import type { ListedSession } from './useSessions.ts';

/** Returns the user's name for a session, or else its first words. */
export function sessionName({ name, preview }: ListedSession, untitled: string): string {
  return name?.trim() || preview?.trim() || untitled;
}
