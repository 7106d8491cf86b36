import { memo, useState } from 'react';
import { useFormat, WidgetBoundary } from '../../../../provider/index.ts';
import { cutText } from '../../../../search/index.ts';
import { Icon, icons, stableText, Button, formatJson } from '../../../../ui/index.ts';
import type { ChatWords } from '../../../../words/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import styles from './ToolCall.module.css';
import { toolLabel } from './toolLabel.ts';
import { isRecord } from '../../../../contract/index.ts';

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
        <Icon path={icons.down} size={14} />
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

function ToolCallBody({ call: { args, result } }: { call: ThreadToolCall }) {
  const words = useChatWords();
  return (
    <div className={styles.body}>
      {args !== undefined && <Value label={words.toolInput} value={args} />}
      {result !== undefined && <Value label={words.toolOutput} value={result.value} />}
    </div>
  );
}

/** In characters. Longer values are collapsed. */
const maxShownLength = 4_000;

function Value({ label, value }: { label: string; value: unknown }) {
  const words = useChatWords();
  const { number } = useFormat();
  const [isAll, setAll] = useState(false);
  const { text, isComplete } =
    typeof value === 'string' ? { text: value, isComplete: true } : formatJson(value);
  const isFolded = !isAll && text.length > maxShownLength;
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <pre
        className={styles.value}
        // Formatted JSON is left-to-right in every locale.
        dir={typeof value === 'string' ? 'auto' : 'ltr'}
        data-all={isAll ? '' : undefined}
        tabIndex={0}
        aria-label={label}
        role="group"
      >
        {isFolded ? cutText(text, maxShownLength) : text}
      </pre>
      {isFolded && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          {words.showWholeValue(number(text.length))}
        </Button>
      )}
      {!isComplete && <span className={styles.label}>{words.valueShortened}</span>}
    </div>
  );
}

/** A summary of a tool's result: its number of items, or its text. */
type ResultSummary = { count: number } | { text: string } | undefined;

const maxTextLength = 120;

/** Summarises a result. Undefined if there is no obvious summary. */
function summarizeResult(value: unknown): ResultSummary {
  if (Array.isArray(value)) return { count: value.length };
  if (typeof value === 'number') return { text: String(value) };
  if (typeof value === 'string') return inOneLine(value);
  if (!isRecord(value)) return undefined;
  const lists = Object.values(value).filter((inner) => Array.isArray(inner));
  const [list] = lists;
  if (lists.length === 1 && list !== undefined) return { count: list.length };
  return wordsAt(value, ['summary', 'message', 'text']);
}

/** Returns the tool's own error message. */
function failureOf(value: unknown): string | undefined {
  const found = isRecord(value)
    ? wordsAt(value, ['error', 'message', 'detail', 'reason'])
    : typeof value === 'string'
      ? inOneLine(value)
      : undefined;
  return found?.text;
}

function wordsAt(
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): { text: string } | undefined {
  const [words] = keys.map((key) => value[key]).filter((word) => typeof word === 'string');
  return words === undefined ? undefined : inOneLine(words);
}

/** Returns text that fits on one line, or undefined if it is longer. */
function inOneLine(words: string): { text: string } | undefined {
  const text = words.trim();
  const isShort = text !== '' && text.length <= maxTextLength && !text.includes('\n');
  return isShort ? { text } : undefined;
}
