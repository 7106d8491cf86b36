import { useMemo } from 'react';
import { useFormat, WidgetBoundary } from '../../../../provider/index.ts';
import { formatJson, Icon } from '../../../../ui/index.ts';
import type { ChatWords } from '../../../../words/index.ts';
import { useChatWords } from '../../ChatContext.ts';
import { useSettings } from '../../chatSettings.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import { failureOf, summarizeResult } from './summarizeResult.ts';
import styles from './ToolCall.module.css';
import { toolLabel } from './toolLabel.ts';

/** Props of {@link ToolCall}. */
export interface ToolCallProps {
  call: ThreadToolCall;
  /** Whether the message that holds it is still arriving. */
  isLive: boolean;
  /** Whether what went in and out shows at first. @default false */
  isExpanded?: boolean;
}

/**
 * A tool that the assistant used, as the host shows it, else in a sentence: its name and what came of
 * it, and inside what went in and out.
 */
export function ToolCall({ call, isLive, isExpanded = false }: ToolCallProps) {
  const words = useChatWords();
  const { tools } = useSettings();
  const { seconds } = useFormat();
  const { toolName, result, durationMs } = call;
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
    <details className={styles.tool} data-part="tool" open={isExpanded}>
      <summary className={styles.summary}>
        <Icon name="tool" size={14} />
        <span className={styles.sentence} dir="auto">
          <span className={styles.name}>{toolLabel(call, tool)}</span>
          {isRunning && ` · ${words.toolRunning}`}
          {result !== undefined && (
            <>
              {' · '}
              <span className={styles.outcome} data-failed={hasFailed ? '' : undefined}>
                {outcomeOf(result, words)}
              </span>
            </>
          )}
          {durationMs !== undefined && ` · ${seconds(durationMs / 1000)}`}
        </span>
      </summary>
      <div className={styles.body}>
        {call.args !== undefined && <Value label={words.toolInput} value={call.args} />}
        {result !== undefined && <Value label={words.toolOutput} value={result.value} />}
      </div>
    </details>
  );
}

function outcomeOf(result: NonNullable<ThreadToolCall['result']>, words: ChatWords): string {
  if (result.isError === true) return words.toolFailed(failureOf(result.value));
  const summary = summarizeResult(result.value);
  if (summary === undefined) return words.toolDone;
  return 'count' in summary ? words.toolResults(summary.count) : summary.text;
}

function Value({ label, value }: { label: string; value: unknown }) {
  const words = useChatWords();
  const { text, isComplete } = useMemo(
    () => (typeof value === 'string' ? { text: value, isComplete: true } : formatJson(value)),
    [value],
  );
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <pre className={styles.value} tabIndex={0} aria-label={label} role="group">
        {text}
      </pre>
      {!isComplete && <span className={styles.label}>{words.valueShortened}</span>}
    </div>
  );
}
