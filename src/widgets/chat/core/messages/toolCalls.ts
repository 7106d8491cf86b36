import type { ThreadPart, ThreadToolCall } from './threadMessage.ts';

/** A call with all that either side knows of it. */
export function fuller(known: ThreadToolCall, news: ThreadToolCall): ThreadToolCall {
  const hasFailed = (news.result?.isError ?? known.result?.isError) === true;
  const latest = news.result ?? known.result;
  const durationMs = news.durationMs ?? known.durationMs;
  // Only a stream says that a tool failed; stored results do not.
  const result = hasFailed && latest !== undefined ? { ...latest, isError: true } : latest;
  return {
    type: 'tool-call',
    toolCallId: known.toolCallId,
    toolName: news.toolName === '' ? known.toolName : news.toolName,
    args: news.args ?? known.args,
    ...(result === undefined ? {} : { result }),
    ...(known.startedAt === undefined ? {} : { startedAt: known.startedAt }),
    ...(durationMs === undefined ? {} : { durationMs }),
  };
}

/** The call with an id. */
export function callIn(
  parts: readonly ThreadPart[],
  toolCallId: string,
): ThreadToolCall | undefined {
  return parts.find(
    (part): part is ThreadToolCall => part.type === 'tool-call' && part.toolCallId === toolCallId,
  );
}
