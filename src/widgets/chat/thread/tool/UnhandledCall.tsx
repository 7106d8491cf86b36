import { useEffect, useRef } from 'react';
import { BrainstemError } from '../../../../client/errors/index.ts';
import { perUser } from '../../../../query/index.ts';
import { ErrorNotice, useBrainstem } from '../../../../provider/index.ts';
import { Button, layout } from '../../../../ui/index.ts';
import { useSettings } from '../../context/chatSettings.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import { useAnswer } from '../question/useAnswer.ts';
import styles from './HandledCall.module.css';
import { ToolCall } from './ToolCall.tsx';
import { toolLabel } from './toolLabel.ts';

/** Ids of the calls already reported to the host. */
const reportedCalls = perUser(() => new Set<string>());

/** Shows a call that blocks the run and that nothing in the page handles. The user can skip it. */
export function UnhandledCall({ call }: { call: ThreadToolCall }) {
  const words = useChatWords();
  const { tools, onError } = useSettings();
  const card = useRef<HTMLElement>(null);
  const { answer, busy, isReadOnly, failed } = useAnswer(call, card);
  const reported = reportedCalls(useBrainstem().client);
  const { toolCallId, toolName } = call;
  useEffect(() => {
    if (reported.has(toolCallId)) return;
    reported.add(toolCallId);
    onError?.(
      new BrainstemError(
        'configuration',
        `the run waits for the tool ${JSON.stringify(toolName)}, which this chat has no renderer for. Pass \`tools\` with its \`handle\` or \`Input\`.`,
      ),
    );
  }, [reported, toolCallId, toolName, onError]);
  const name = toolLabel(call, tools[toolName]) || words.toolUnnamed;
  return (
    <section ref={card} className={styles.card} aria-label={name} data-part="confirm">
      <p className={styles.title} dir="auto">
        {words.toolUnhandled(name)}
      </p>
      <ToolCall call={call} isLive={false} />
      {failed !== undefined && <ErrorNotice error={failed.error} title={words.answerNotSent} />}
      <div className={layout.wrap2}>
        <Button disabled={busy || isReadOnly} onClick={() => answer({ error: skipped })}>
          {words.toolSkip}
        </Button>
      </div>
    </section>
  );
}

/** The result of a skipped call. English in every locale, as it addresses the assistant. */
const skipped = 'This app cannot run this tool. The person skipped it.';
