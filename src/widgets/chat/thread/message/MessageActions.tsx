import { useState } from 'react';
import {
  useBrainstem,
  useToday,
  WidgetBoundary,
  useGeneralWords,
} from '../../../../provider/index.ts';
import {
  Icon,
  IconButton,
  icons,
  joinClasses,
  useCopy,
  VisuallyHidden,
  layout,
} from '../../../../ui/index.ts';
import { useActions } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings, type ChatFeedback } from '../../context/chatSettings.ts';
import { isInitial, textOf, type ThreadMessage } from '../../core/index.ts';
import { useChatHandle } from '../../context/useChatHandle.ts';
import { ReadAloud } from '../../speech/ReadAloud.tsx';
import { messageMarkdown } from '../../composer/commands/exportConversation.ts';
import { formatTime } from './formatTime.ts';
import styles from './MessageActions.module.css';
import { callListener } from '../../../../controller/index.ts';

export interface MessageActionsProps {
  message: ThreadMessage;
  isReadOnly: boolean;
  /** True for the last message while no answer is running. */
  canAskAgain: boolean;
}

/** Returns a function that asks again, and moves the focus off its button, which unmounts. */
export function useAskAgain(): () => void {
  const { retry } = useActions();
  const { focus } = useChatHandle();
  return () => {
    focus();
    retry();
  };
}

/** Renders a message's actions (copy, regenerate, edit, rate) and its time. */
export function MessageActions({ message, isReadOnly, canAskAgain }: MessageActionsProps) {
  const words = useChatWords();
  const actions = useActions();
  const { tag } = useBrainstem().locale;
  const today = useToday();
  const { slots, speech, onFeedback } = useSettings();
  const { role, state, parts, at } = message;
  const isAnswer = role === 'assistant';
  const askAgain = useAskAgain();
  const text = textOf(parts);
  // A failed message offers its retry below the text, with the reason.
  const offersRetry = state === 'failed' || state === 'incomplete';
  return (
    <div className={joinClasses(layout.bar2, styles.actions)} data-role={role}>
      <CopyMessage
        text={() => messageMarkdown(parts, words)}
        label={isAnswer ? words.copyMessage : words.copyOwnMessage}
      />
      {!isAnswer && !isReadOnly && (
        <IconButton label={words.editMessage} size="small" onClick={() => actions.edit(message)}>
          <Icon path={icons.edit} size={14} />
        </IconButton>
      )}
      {isAnswer && canAskAgain && !offersRetry && !isInitial(message) && (
        <IconButton label={words.askAgain} size="small" onClick={askAgain}>
          <Icon path={icons.retry} size={14} />
        </IconButton>
      )}
      {isAnswer && speech.speak !== undefined && <ReadAloud text={text} speak={speech.speak} />}
      {isAnswer && onFeedback !== undefined && (
        <Verdict key={message.key} message={message} onFeedback={onFeedback} />
      )}
      {slots.MessageActions !== undefined && (
        <WidgetBoundary fallback={<></>}>
          <slots.MessageActions message={message} />
        </WidgetBoundary>
      )}
      {at !== undefined && (
        <time className={styles.time} dateTime={new Date(at).toISOString()} dir="auto">
          {formatTime(at, tag, today)}
        </time>
      )}
    </div>
  );
}

interface VerdictProps {
  message: ThreadMessage;
  onFeedback: (feedback: ChatFeedback) => void;
}

function Verdict({ message, onFeedback }: VerdictProps) {
  const words = useChatWords();
  const { verdicts } = useSettings();
  const [verdict, setVerdict] = useState(verdicts.get(message.key));
  const judge = (next: 'good' | 'bad'): void => {
    const now = next === verdict ? undefined : next;
    if (now === undefined) verdicts.delete(message.key);
    else verdicts.set(message.key, now);
    setVerdict(now);
    onFeedback({ message, verdict: now });
  };
  return (
    <>
      {(['good', 'bad'] as const).map((kind) => (
        <IconButton
          key={kind}
          label={kind === 'good' ? words.goodAnswer : words.badAnswer}
          aria-pressed={verdict === kind}
          size="small"
          className={joinClasses(verdict === kind && styles.pressed)}
          onClick={() => judge(kind)}
        >
          <Icon path={kind === 'good' ? icons.thumbUp : icons.thumbDown} size={14} />
        </IconButton>
      ))}
    </>
  );
}

/** Copies a message's original Markdown. */
function CopyMessage({ text, label }: { text: () => string; label: string }) {
  const words = useChatWords();
  const general = useGeneralWords();
  const { onCopy } = useSettings();
  const [outcome, copy] = useCopy(text, (copied) => callListener(onCopy, copied));
  const announcement =
    outcome === 'copied' ? words.copied : outcome === 'failed' ? general.copyFailed : '';
  return (
    <>
      <IconButton label={announcement || label} size="small" onClick={copy}>
        <Icon path={outcome === 'copied' ? icons.check : icons.copy} size={14} />
      </IconButton>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}
