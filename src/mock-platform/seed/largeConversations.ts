import { conversations } from './conversations.ts';
import type { Conversation } from './seedConversation.ts';

/** Sessions of the large seed. */
const sessionCount = 250;

/** Messages of its longest session. */
const messageCount = 1000;

/** Many sessions, a few hours apart, of which the newest has a thousand messages. */
export function largeConversations(): Conversation[] {
  const turns = conversations.flatMap((conversation) =>
    conversation.openQuestion === undefined ? pairsOf(conversation.turns) : [],
  );
  const longest = Array.from({ length: messageCount / 2 }, (_, at) => {
    const [question, answer] = turns[at % turns.length] ?? ['', ''];
    return [`${at + 1}. ${question}`, answer];
  });
  const others = Array.from({ length: sessionCount - 1 }, (_, at) => {
    const [question, answer] = turns[at % turns.length] ?? ['', ''];
    return { hoursAgo: 3 + at * 5, turns: [`Review ${at + 1}: ${question}`, answer] };
  });
  return [{ hoursAgo: 1, turns: longest.flat() }, ...others];
}

function pairsOf(turns: readonly string[]): [string, string][] {
  return turns.flatMap((turn, at) => (at % 2 === 0 ? [[turn, turns[at + 1] ?? '']] : []));
}
