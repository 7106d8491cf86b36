import { memo, useState } from 'react';
import { useFormat, WidgetBoundary } from '../../../../provider/index.ts';
import { Icon, icons, stableText } from '../../../../ui/index.ts';
import type { ChatWords } from '../../../../words/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import { failureOf, summarizeResult } from './summarizeResult.ts';
import styles from './ToolCall.module.css';
import { ToolCallBody } from './ToolCallBody.tsx';
import { toolLabel } from './toolLabel.ts';

/** In milliseconds. Shorter durations are hidden. */
const minShownDuration = 50;

export interface ToolCallProps {
  call: ThreadToolCall;
  /** True while the message that contains it is still arriving. */
  isLive: boolean;
  /** Expands its arguments and result initially. @default false */
  isExpanded?: boolean;
}

/**
 * Renders a tool call with the host's view, or else as a summary that expands to its input and
 * output. Memoised, so that later parts don't re-render it.
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
          {isRunning && stableText(` · ${words.toolRunning}`)}
          {result !== undefined && (
            <>
              {' · '}
              <span className={styles.outcome} data-failed={hasFailed ? '' : undefined}>
                {outcomeOf(result, words)}
              </span>
            </>
          )}
          {durationMs !== undefined &&
            durationMs >= minShownDuration &&
            stableText(` · ${seconds(durationMs / 1000)}`)}
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
