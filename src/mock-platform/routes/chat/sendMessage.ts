import { answerPrompt } from '../../assistant/answerPrompt.ts';
import type { AssistantPrompt } from '../../assistant/step.ts';
import { HttpError } from '../../request/httpError.ts';
import type { Call } from '../../serve.ts';
import { filesOf, type ChatFile } from '../../state/chat/chatFiles.ts';
import type { StoredMessage } from '../../state/chat/messages.ts';
import { type Run, findSession, openSession, type Session } from '../../state/chat/sessions.ts';
import { startRun } from '../../state/chat/startRun.ts';
import * as v from 'valibot';

export interface SentMessage {
  session_id?: string;
  threadId?: string;
  message?: string;
  messages?: unknown[];
  attachments?: { storage_key: string }[] | undefined;
}

/** Stores the user's message and starts the run that answers it. */
export function sendMessage(body: SentMessage, call: Call): Run {
  const { caller, world, environment } = call;
  const text = (body.message ?? lastUserText(body.messages ?? [])).trim();
  const references = body.attachments ?? [];
  if (text === '' && references.length === 0) {
    throw new HttpError(400, 'A user text or attachments are required');
  }
  const id = body.session_id ?? body.threadId;
  const known = id === undefined ? undefined : findSession(world.sessions, caller.id, id);
  // Undocumented: the response to a send during a run.
  if (known?.run !== undefined) throw new HttpError(409, 'A run is under way in this session');
  const attachments = references.map(({ storage_key: key }) => {
    const file = world.files.get(key);
    // Undocumented: the response to a reference outside the session's files.
    if (file === undefined || file.session !== known) throw new HttpError(400, `No file ${key}`);
    return file;
  });

  const session = openOrRename(call, known, id);
  const last = session.messages.at(-1);
  // Assumption: a message instead of an answer drops the open question.
  if (last?.state === 'paused') last.state = 'stopped';
  session.messages.push({
    id: world.random.uuid(),
    role: 'user',
    content: text === '' ? [] : [{ type: 'text', text }],
    state: 'complete',
  });
  session.lastMessageAt = environment.clock.now();
  const message: StoredMessage = {
    id: world.random.uuid(),
    role: 'assistant',
    content: [],
    state: 'in-flight',
  };
  session.messages.push(message);
  const files =
    attachments.length > 0 ? attachments : filesNamed(text, filesOf(world.files, session));
  return beginTurn(call, session, message, {
    text,
    files: files.map(({ name, contentType, bytes: { size } }) => ({ name, contentType, size })),
  });
}

/** Returns the files that a text names, or all if it mentions files. */
function filesNamed(text: string, files: readonly ChatFile[]): readonly ChatFile[] {
  const lower = text.toLowerCase();
  const named = files.filter(({ name }) => lower.includes(name.toLowerCase()));
  return named.length === 0 && /\b(files?|attach\w*|upload\w*|documents?)\b/.test(lower)
    ? files
    : named;
}

/**
 * Returns the session of a message. Assumption: with its first message the platform assigns a new
 * id, and both ids work afterwards. The session list reports the new one, the stream doesn't.
 */
function openOrRename({ caller, world, environment }: Call, known?: Session, id?: string): Session {
  const ownId = `session-${world.random.uuid()}`;
  const at = environment.clock.now();
  const session = known ?? openSession(world.sessions, { actorId: caller.id, id: id ?? ownId, at });
  if (session.messages.length === 0) {
    session.id = ownId;
    session.aliases.add(ownId);
  }
  return session;
}

/** Starts the run that writes an assistant message, from the host's steps or the script's. */
export function beginTurn(
  { caller, world, environment }: Call,
  session: Session,
  message: StoredMessage,
  asked: Omit<AssistantPrompt, 'organisation'>,
): Run {
  const organisation = world.organisations.get(caller.organisationId)?.name ?? 'your organisation';
  const prompt = { ...asked, organisation };
  return startRun({
    session,
    message,
    steps: () => environment.assistant(prompt) ?? answerPrompt(prompt),
    wait: environment.wait,
    now: () => environment.clock.now(),
    newToolCallId: () => `call-${world.random.uuid()}`,
  });
}

/** Undocumented: the items of `messages`. Here strings and text parts of the role `user` count. */
const userMessage = v.object({
  role: v.literal('user'),
  content: v.union([v.string(), v.array(v.unknown())]),
});

const textPart = v.object({ type: v.literal('text'), text: v.string() });

function lastUserText(messages: readonly unknown[]): string {
  const content = messages.findLast((message) => v.is(userMessage, message));
  if (!v.is(userMessage, content)) return '';
  if (typeof content.content === 'string') return content.content;
  return content.content.flatMap((part) => (v.is(textPart, part) ? [part.text] : [])).join('\n');
}
