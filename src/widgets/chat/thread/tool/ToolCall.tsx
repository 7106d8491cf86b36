import { useMemo } from 'react';
import { WidgetBoundary } from '../../../../provider/index.ts';
import { formatJson, Icon } from '../../../../ui/index.ts';
import { useChatWords } from '../../ChatContext.ts';
import { useSettings } from '../../chatSettings.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import styles from './ToolCall.module.css';

/** Props of {@link ToolCall}. */
export interface ToolCallProps {
  call: ThreadToolCall;
  /** Whether the message that holds it is still arriving. */
  isLive: boolean;
}

/**
 * A tool that the assistant used, as the host shows it, else folded up: its name and state, and
 * inside what went in and out.
 */
export function ToolCall({ call, isLive }: ToolCallProps) {
  const words = useChatWords();
  const { tools } = useSettings();
  const isRunning = isLive && call.result === undefined;
  const hasFailed = call.result?.isError === true;
  const Own = tools[call.toolName]?.Call;
  if (Own !== undefined) {
    return (
      <div data-part="tool">
        <WidgetBoundary resetKey={call.result}>
          <Own call={call} isRunning={isRunning} />
        </WidgetBoundary>
      </div>
    );
  }
  return (
    <details className={styles.tool} data-part="tool">
      <summary className={styles.summary}>
        <Icon name="tool" size={14} />
        <span className={styles.name}>{words.tool(call.toolName)}</span>
        {(isRunning || call.result !== undefined) && (
          <span className={styles.state} data-failed={hasFailed ? '' : undefined}>
            {isRunning ? words.toolRunning : hasFailed ? words.toolFailed : words.toolDone}
          </span>
        )}
      </summary>
      <div className={styles.body}>
        {call.args !== undefined && <Value label={words.toolInput} value={call.args} />}
        {call.result !== undefined && <Value label={words.toolOutput} value={call.result.value} />}
      </div>
    </details>
  );
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
