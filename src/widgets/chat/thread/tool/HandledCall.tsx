import { useEffect, useRef, useState } from 'react';
import { perUser, type RecordContext } from '../../../../query/index.ts';
import { ErrorNotice, useBrainstem, WidgetBoundary } from '../../../../provider/index.ts';
import { Button, useLatest, layout, frame } from '../../../../ui/index.ts';
import { useConversation } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import { useAnswer } from '../question/useAnswer.ts';
import styles from './HandledCall.module.css';
import { keepFocusInMessage } from '../message/focusMessage.ts';
import { ToolCall } from './ToolCall.tsx';
import { toolLabel } from './toolLabel.ts';
import type { ToolRenderer } from './toolRenderers.ts';

export interface HandledCallProps {
  call: ThreadToolCall;
  /** True if this chat started the answer, so that no other one handles the call. */
  isOwn: boolean;
  tool: ToolRenderer & { handle: NonNullable<ToolRenderer['handle']> };
}

/** Ids of handled calls, so that a page never handles one twice automatically. */
const handledCalls = perUser(() => new Set<string>());

/**
 * A tool call that the host's page handles. Asks the user first if the tool requires confirmation,
 * or if another tab or an earlier page may have handled it.
 */
export function HandledCall({ call, isOwn, tool }: HandledCallProps) {
  const words = useChatWords();
  const { handled } = useSettings();
  const card = useRef<HTMLElement>(null);
  const { answer, busy, isReadOnly, failed } = useAnswer(call, card);
  const { toolCallId, args } = call;
  const known = handledCalls(useBrainstem().client);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  const outcome = handled.get(toolCallId);
  const isSettled = useConversation(({ turn }) => turn === undefined || turn.status === 'over');
  const isOff = busy || isReadOnly || !isSettled;

  const run = async (record: RecordContext): Promise<void> => {
    if (running.current !== undefined) return;
    keepFocusInMessage(card.current);
    known.add(toolCallId);
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    const result = await resultOf(() => tool.handle(args, { signal: controller.signal, call }));
    running.current = undefined;
    if (controller.signal.aborted) return;
    handled.set(toolCallId, { value: result });
    setRunning(false);
    answer(result, record);
  };

  const runsByItself =
    isOwn && (tool.confirm ?? false) === false && !isOff && !known.has(toolCallId);
  const latestRun = useLatest(run);
  useEffect(() => {
    if (!runsByItself) return undefined;
    let isMounted = true;
    // Runs after StrictMode's simulated unmount.
    queueMicrotask(() => {
      if (isMounted) void latestRun.current({ action: 'tool.run', by: 'assistant' });
    });
    return () => {
      isMounted = false;
    };
  }, [runsByItself, latestRun]);
  useEffect(() => () => running.current?.abort(), []);

  if (isRunning || runsByItself || (outcome !== undefined && failed === undefined)) {
    return <ToolCall call={call} isLive />;
  }
  const name = toolLabel(call, tool);
  return (
    <section ref={card} className={frame.inset} aria-label={name} data-part="confirm">
      <p className={styles.title} dir="auto">
        {words.toolConfirm(name)}
      </p>
      {typeof tool.confirm === 'function' && <WidgetBoundary>{tool.confirm(args)}</WidgetBoundary>}
      <ToolCall call={call} isLive={false} isExpanded />
      {failed !== undefined && <ErrorNotice error={failed.error} title={words.answerNotSent} />}
      <div className={layout.wrap2}>
        {outcome === undefined ? (
          <>
            <Button
              variant="primary"
              disabled={isOff}
              onClick={() => void run({ action: 'tool.allow' })}
            >
              {words.toolAllow}
            </Button>
            <Button
              disabled={isOff}
              onClick={() => answer({ error: declined }, { action: 'tool.refuse' })}
            >
              {words.toolDecline}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            disabled={isOff}
            onClick={() => answer(outcome.value, { action: 'tool.allow' })}
          >
            {words.sendAgain}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The result of a declined call. English in every locale, as it addresses the assistant. */
const declined = 'The person declined this call.';

/** Returns the handler's result, or its error as a result, so that the run can continue. */
async function resultOf(handle: () => unknown): Promise<unknown> {
  try {
    return (await handle()) ?? null;
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
