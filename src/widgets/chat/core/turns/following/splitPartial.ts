import type { Message, SessionMessages } from '../../../../../contract/index.ts';

/** Separates the running turn's partial answer from the stored messages before it. */
export function splitPartial(stored: SessionMessages): {
  before: readonly Message[];
  partial: Message | undefined;
} {
  const last = stored.messages.at(-1);
  return stored.running && last?.role === 'assistant' && last.status !== 'complete'
    ? { before: stored.messages.slice(0, -1), partial: last }
    : { before: stored.messages, partial: undefined };
}
