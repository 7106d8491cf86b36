import type { ListedSession } from './useSessions.ts';

/** What a session is called: by its person, or else its first words. */
export function sessionName({ name, preview }: ListedSession, untitled: string): string {
  return name?.trim() || preview?.trim() || untitled;
}
