import type { ListedSession } from './useSessions.ts';

/** Returns the name of a session: its person's, or else its first words. */
export function sessionName({ name, preview }: ListedSession, untitled: string): string {
  return name?.trim() || preview?.trim() || untitled;
}
