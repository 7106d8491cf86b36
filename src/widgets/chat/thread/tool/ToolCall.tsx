import { memo, useState } from 'react';
import { useFormat, WidgetBoundary } from '../../../../provider/index.ts';
import { Icon, icons } from '../../../../ui/index.ts';
import type { ChatWords } from '../../../../words/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import { failureOf, summarizeResult } from './summarizeResult.ts';
import styles from './ToolCall.module.css';
import { ToolCallBody } from './ToolCallBody.tsx';
import { toolLabel } from './toolLabel.ts';

/** In milliseconds: shorter durations aren't shown. */
const shortestTold = 50;

export interface ToolCallProps {
  call: ThreadToolCall;
  /** True while the message that holds it is still arriving. */
  isLive: boolean;
  /** Set when its arguments and result show at first. @default false */
  isExpanded?: boolean;
}

/**
 * A tool that the assistant used, as the host shows it, else in a sentence: its name and what came of
 * it, and inside what went in and out. Drawn again only when it changes, not with all that comes after.
 */
export const ToolCall = memo(function ToolCall({
  call,
  isLive,
  isExpanded = false,
}: ToolCallProps) {
  const words = useChatWords();
  const { tools } = useSettings();
  const { seconds } = useFormat();
  const { toolName, result, durationMs } = call;
  const [isOpen, setOpen] = useState(isExpanded);
  const isRunning = isLive && result === undefined;
  const hasFailed = result?.isError === true;
  const tool = tools[toolName];
  const Own = tool?.Call;
  if (Own !== undefined && tool?.accepts?.(call) !== false) {
    return (
      <div data-part="tool">
        <WidgetBoundary resetKey={call.result}>
          <Own call={call} isRunning={isRunning} />
        </WidgetBoundary>
      </div>
    );
  }
  return (
    <details
      className={styles.tool}
      data-part="tool"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon path={icons.tool} size={14} />
        <span className={styles.sentence} dir="auto">
          <span className={styles.name}>{toolLabel(call, tool) || words.toolUnnamed}</span>
          {isRunning && ` · ${words.toolRunning}`}
          {result !== undefined && (
            <>
              {' · '}
              <span className={styles.outcome} data-failed={hasFailed ? '' : undefined}>
                {outcomeOf(result, words)}
              </span>
            </>
          )}
          {durationMs !== undefined &&
            durationMs >= shortestTold &&
            ` · ${seconds(durationMs / 1000)}`}
        </span>
        <Icon path={icons.chevron} size={14} />
      </summary>
      {isOpen && <ToolCallBody call={call} />}
    </details>
  );
});

function outcomeOf(result: NonNullable<ThreadToolCall['result']>, words: ChatWords): string {
  if (result.isError === true) return words.toolFailed(failureOf(result.value));
  const summary = summarizeResult(result.value);
  if (summary === undefined) return words.toolDone;
  return 'count' in summary ? words.toolResults(summary.count) : summary.text;
}
