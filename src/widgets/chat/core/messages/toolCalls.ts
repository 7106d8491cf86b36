import type { ThreadPart, ThreadToolCall } from './threadMessage.ts';

export function mergeToolCalls(known: ThreadToolCall, news: ThreadToolCall): ThreadToolCall {
  const hasFailed = (news.result?.isError ?? known.result?.isError) === true;
  const latest = news.result ?? known.result;
  const durationMs = news.durationMs ?? known.durationMs;
  // Stored results don't say that a tool failed; only a stream does.
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

export function callIn(
  parts: readonly ThreadPart[],
  toolCallId: string,
): ThreadToolCall | undefined {
  return parts.find(
    (part): part is ThreadToolCall => part.type === 'tool-call' && part.toolCallId === toolCallId,
  );
}
