import type { SessionMemory } from '../../../query/index.ts';
import { isBusy, type ChatState, type SeenSession } from './chatStore.ts';

/** Remembers the streamed data of each session once an answer in it is stored. */
export function rememberSeen(
  memory: SessionMemory<SeenSession>,
  state: ChatState,
  before: ChatState,
): void {
  if (state.conversations === before.conversations) return;
  for (const { key, sessionId, seen } of Object.values(state.conversations)) {
    const last = before.conversations[key];
    if (last !== undefined && last.seen !== seen) memory.set(sessionId, { seen });
  }
}

/** Remembers the streamed data of running answers. */
export function rememberRunning(memory: SessionMemory<SeenSession>, state: ChatState): void {
  for (const { sessionId, seen, turn } of Object.values(state.conversations)) {
    if (turn !== undefined && isBusy(turn)) memory.set(sessionId, { seen, live: turn.assistant });
  }
}
