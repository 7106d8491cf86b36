import { refusal, textOf, type Asked, type Answer, type Route } from './route.ts';
import { madeAt, type StoredMessage } from './world.ts';

const agentcore = '/agents-service/api/v1/agentcore';
const sessionKeys = { session_id: true, threadId: true } as const;

/** The text of every answer. */
export const answerText = 'Borealis delivers late.';

const text = ['0:"Borealis "', '0:"delivers late."'];
const finish = 'd:{"finishReason":"stop"}';

/** The lines of an answer: as few as documented, or with what encoders and proxies add. */
function linesOf({ temperament }: Asked): readonly string[] {
  if (!temperament.addsFields) return [...text, finish];
  return [
    ': keep-alive',
    'f:{"messageId":"m-1"}',
    'z:{"of":"nobody"}',
    'b:{"toolCallId":"t/1","toolName":"search"}',
    'a:{"toolCallId":"t/1","result":null}',
    'no line of any kind',
    ...text,
    '2:[{"progress":1}]',
    ': keep-alive',
    'e:{"finishReason":"stop"}',
    'd:{}',
  ];
}

function sessionOf({ world, body, params: [id] }: Asked) {
  const wanted = id ?? textOf(body['session_id'] ?? body['threadId']);
  let session = world.sessions.find(({ sessionId }) => sessionId === wanted);
  if (session === undefined && id === undefined) {
    session = { sessionId: wanted, at: madeAt, messages: [], running: false };
    world.sessions.unshift(session);
  }
  return session;
}

function ask(asked: Asked): Answer {
  const { world, body, temperament } = asked;
  const question = textOf(body['message']);
  if (question === '') return refusal(400, 'User text is required');
  const session = sessionOf(asked);
  const count = session?.messages.length ?? 0;
  const messages: StoredMessage[] = [
    { id: `m-${count}`, role: 'user', content: [{ type: 'text', text: question }] },
    {
      id: `m-${count + 1}`,
      role: 'assistant',
      status: 'complete',
      content: [{ type: 'text', text: answerText }],
    },
  ];
  session?.messages.push(...messages);
  // The first answer of all is cut where the network is bad.
  const isCut = temperament.failsEvery < Infinity && world.sessions.length === 1 && count === 0;
  return { lines: linesOf(asked), isCut };
}

/** Assistant chat, its sessions and files. */
export const chatRoutes: readonly Route[] = [
  {
    path: `POST ${agentcore}/chat/stream`,
    body: { message: true, messages: true, attachments: true, ...sessionKeys },
    answer: ask,
  },
  {
    path: `POST ${agentcore}/chat/attach`,
    body: sessionKeys,
    answer: (asked) => ({ lines: linesOf(asked) }),
  },
  {
    path: `POST ${agentcore}/chat/cancel`,
    body: { session_id: true },
    answer: ({ body }) => ({
      json: {
        session_id: body['session_id'],
        cancelled: true,
        had_live_run: false,
        runtime_stopped: false,
      },
    }),
  },
  {
    path: `GET ${agentcore}/sessions`,
    query: ['max_results', 'next_token', 'include_preview'],
    isList: true,
    answer: ({ world }) => ({
      json: {
        sessions: world.sessions.map(({ sessionId, at, messages, running }) => ({
          sessionId,
          actorId: 'actor-1',
          createdAt: at,
          lastMessageAt: at,
          preview: messages[0]?.content[0]?.['text'] ?? '',
          running,
          requiresAction: false,
        })),
        nextToken: null,
      },
    }),
  },
  {
    path: `GET ${agentcore}/sessions/*/messages`,
    query: ['max_results', 'include_partial'],
    answer(asked) {
      const session = sessionOf(asked);
      if (session === undefined) return refusal(404, 'Session not found');
      const { sessionId, messages, running } = session;
      return { json: { sessionId, messages, preview: '', running, requiresAction: false } };
    },
  },
  {
    path: `GET ${agentcore}/sessions/*/status`,
    answer: ({ params: [sessionId] }) => ({ json: { sessionId, running: false } }),
  },
  {
    path: `GET ${agentcore}/chat/files/limits`,
    answer: () => ({ json: { max_bytes: 524_288_000, max_files: 10 } }),
  },
];
