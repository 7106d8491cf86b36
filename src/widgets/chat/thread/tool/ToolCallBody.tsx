import { useState } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { Button, formatJson } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import styles from './ToolCall.module.css';

/** Shows the arguments of a tool call, and its result. */
export function ToolCallBody({ call: { args, result } }: { call: ThreadToolCall }) {
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
        {isFolded ? `${text.slice(0, maxShownLength)}…` : text}
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
