import * as v from 'valibot';
import { listMessages, listSessions } from '../../contract/index.ts';
import type { ChatState } from '../state/chat/chatFiles.ts';
import { openSession } from '../state/chat/sessions.ts';
import type { Seeding } from './seeding.ts';

const minute = 60_000;

/** The number of sessions in the large seed. */
const sessionCount = 250;

/** The number of messages in its longest session. */
const messageCount = 1000;

const time = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
);

const sessionList = v.object({
  sessions: v.array(v.object({ sessionId: v.string(), createdAt: time, lastMessageAt: time })),
});

const part = v.union([
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({
    type: v.literal('tool-call'),
    toolName: v.string(),
    args: v.unknown(),
    result: v.optional(v.unknown()),
  }),
]);

const messageList = v.object({
  messages: v.array(
    v.object({
      role: v.picklist(['user', 'assistant']),
      // The mock drops parts of other types.
      content: v.pipe(
        v.array(v.unknown()),
        v.transform((parts) => parts.filter((one) => v.is(part, one))),
      ),
    }),
  ),
});

/** A recorded session without its ids. */
interface Conversation extends v.InferOutput<typeof messageList> {
  readonly createdAt: number;
  readonly lastMessageAt: number;
}

/** Seeds the recorded sessions, or many variations of them for the large seed. */
export function seedSessions({ world, seed, ids, read, now }: Seeding): void {
  if (seed === 'empty') return;
  const recorded = (read(listSessions, sessionList)?.sessions ?? []).map(
    ({ sessionId: session_id, ...times }): Conversation => ({
      ...times,
      messages: read(listMessages, messageList, { params: { session_id } })?.messages ?? [],
    }),
  );
  const conversations = seed === 'large' ? multiply(recorded, now) : recorded;
  for (const conversation of conversations)
    addConversation(world, ids.serviceActorId, conversation);
}

function addConversation(
  { sessions, random }: ChatState,
  actorId: string,
  { createdAt, lastMessageAt, messages }: Conversation,
): void {
  const id = `session-${random.uuid()}`;
  const session = openSession(sessions, { actorId, id, at: createdAt });
  session.lastMessageAt = lastMessageAt;
  for (const { role, content } of messages) {
    session.messages.push({
      id: random.uuid(),
      role,
      content: content.map((one) =>
        one.type === 'text' ? { ...one } : { ...one, toolCallId: `call-${random.uuid()}` },
      ),
      state: 'complete',
    });
  }
  const last = session.messages.at(-1);
  const end = last?.content.at(-1);
  // A call without a result waits for the user.
  if (last !== undefined && end?.type === 'tool-call' && end.result === undefined) {
    last.state = 'paused';
  }
}

/** Creates many sessions a few hours apart, the newest with a thousand messages. */
function multiply(recorded: readonly Conversation[], now: number): Conversation[] {
  const turns = recorded
    .filter(({ messages }) => messages.every(({ content }) => content.length === 1))
    .flatMap(({ messages }) => messages.flatMap(({ content }) => content))
    .map((one) => (one.type === 'text' ? one.text : ''));
  const say = (hoursAgo: number, texts: readonly string[]): Conversation => {
    const lastMessageAt = now - hoursAgo * 60 * minute;
    return {
      createdAt: lastMessageAt - texts.length * minute,
      lastMessageAt,
      messages: texts.map((text, at) => ({
        role: at % 2 === 0 ? 'user' : 'assistant',
        content: [{ type: 'text', text }],
      })),
    };
  };
  const pairAt = (at: number, title: string): string[] => {
    const start = (2 * at) % turns.length;
    const [question = '', answer = ''] = turns.slice(start, start + 2);
    return [`${title}${question}`, answer];
  };
  const longest = Array.from({ length: messageCount / 2 }, (_, at) => pairAt(at, `${at + 1}. `));
  const others = Array.from({ length: sessionCount - 1 }, (_, at) =>
    say(3 + at * 5, pairAt(at, `Review ${at + 1}: `)),
  );
  return [say(1, longest.flat()), ...others];
}
