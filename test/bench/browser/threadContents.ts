import type { InitialMessage } from 'brainstem/react';

/** Returns the text of the message at a place in the long thread. */
export function contents(at: number): string {
  return at % 2 === 0
    ? `Question ${at}: what came in?`
    : `Answer **${at}**:\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |`;
}

/** The messages of the long thread, as a host puts them at its start. */
export function initialThread(count: number): InitialMessage[] {
  return Array.from({ length: count }, (_, at) => ({
    role: at % 2 === 0 ? 'user' : 'assistant',
    text: contents(at),
  }));
}
