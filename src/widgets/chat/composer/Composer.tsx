import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import {
  WidgetBoundary,
  AccessNotice,
  MissingScopeNotice,
  useTokenState,
} from '../../../provider/index.ts';
import {
  useActions,
  useChatMissingScope,
  useConversation,
  useChatStartWords,
} from '../context/ChatContext.ts';
import { useSettings } from '../context/chatSettings.ts';
import { isFileRefused, isBusy } from '../core/index.ts';
import type { ChatDialogName } from '../frame/ChatDialog.tsx';
import { Slot } from '../frame/Slot.tsx';
import styles from './Composer.module.css';
import type { ComposerAssistHandle, ShownMenu } from './ComposerAssist.tsx';
import { PageContext } from './context/PageContext.tsx';
import { MessageField } from './MessageField.tsx';
import type { PastedText } from './useLongPaste.tsx';
import {
  isComposing,
  VisuallyHidden,
  Icon,
  IconButton,
  icons,
  Button,
  joinClasses,
  useFilePicker,
  layout,
} from '../../../ui/index.ts';
import { ComposerAssist, DictateButton, DraftFileList } from '../frame/lazyParts.ts';

/** Renders the message field with its files and buttons. Stays usable while an answer streams. */
export function Composer({ showDialog }: { showDialog: (name: ChatDialogName) => void }) {
  const actions = useActions();
  const words = useChatStartWords();
  const { accept, slots, context } = useSettings();
  const draft = useConversation((conversation) => conversation.draft);
  const files = useConversation((conversation) => conversation.files);
  const isReadOnly = useChatMissingScope() !== undefined;
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useFilePicker({
    label: words.attach,
    accept,
    multiple: true,
    onChoose: (chosen) => actions.addFiles(chosen, accept),
  });
  const assist = useRef<ComposerAssistHandle>(null);
  const [menu, setMenu] = useState<ShownMenu>();
  const [pasted, setPasted] = useState<PastedText>();
  /** The number of files that blocked the last attempt to send. */
  const [held, setHeld] = useState(0);
  const refused = files.filter(({ state }) => isFileRefused(state)).length;

  const showHelp = (): void => showDialog('help');
  const trySend = (): void => {
    setHeld(refused);
    actions.send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent) || isReadOnly || assist.current?.onKeyDown(event) === true)
      return;
    if (event.key === '?' && draft === '') {
      event.preventDefault();
      showHelp();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    trySend();
  };

  const isOffered = !isReadOnly || draft !== '';
  const notices = (
    <>
      <ChatNotice />
      <Slot of={slots.ComposerTop} />
      {context !== undefined && !isReadOnly && (
        <WidgetBoundary resetKey={context} fallback={<></>}>
          <PageContext read={context} />
        </WidgetBoundary>
      )}
      <ComposerAssist
        handle={assist}
        attach={picker.open}
        onMenuChange={setMenu}
        {...{ field, pasted, showHelp }}
      />
    </>
  );
  const messageField = isOffered && (
    <MessageField onPasteText={setPasted} {...{ field, menu, onKeyDown }} />
  );
  const tools = !isReadOnly && <ToolButtons picker={picker} showDialog={showDialog} />;
  const status = !isReadOnly && <FilesStatus isHeld={held > 0 && held === refused} />;
  const send = !isReadOnly && <SendButtons field={field} onSend={trySend} />;
  const list = files.length > 0 && (
    <WidgetBoundary>
      <DraftFileList files={files} isWritten={draft.trim() !== ''} />
    </WidgetBoundary>
  );
  const ours = (
    <>
      {notices}
      {isOffered && (
        <div className={styles.box}>
          {list}
          {messageField}
          {!isReadOnly && (
            <div className={styles.bar}>
              {tools}
              {status}
              {send}
            </div>
          )}
        </div>
      )}
    </>
  );
  return (
    <div className={joinClasses(layout.stack2, styles.composer)} data-part="composer">
      {slots.Composer === undefined ? (
        ours
      ) : (
        <WidgetBoundary fallback={ours}>
          <slots.Composer
            notices={notices}
            files={list}
            field={messageField}
            tools={tools}
            status={status}
            send={send}
          />
        </WidgetBoundary>
      )}
    </div>
  );
}

/** Explains why sending is or may soon be blocked: no access, read-only, no token or offline. */
function ChatNotice() {
  const words = useChatStartWords();
  const missingScope = useChatMissingScope();
  return (
    <AccessNotice offline={words.offline} offlineText={words.offlineText}>
      {missingScope === undefined ? undefined : (
        <MissingScopeNotice role="note" title={words.readOnly} scope={missingScope} />
      )}
    </AccessNotice>
  );
}

interface FilesStatusProps {
  /** True if the user tried to send and the files blocked it. */
  isHeld: boolean;
}

/** Announces that the message waits for its files, and when they are ready. */
function FilesStatus({ isHeld }: FilesStatusProps) {
  const words = useChatStartWords();
  const files = useConversation((conversation) => conversation.files);
  const areReady = files.length > 0 && files.every(({ state }) => state.status === 'uploaded');
  return (
    <>
      <span className={styles.note} aria-live="polite">
        {isHeld ? words.filesHeld : ''}
      </span>
      <VisuallyHidden aria-live="polite">
        {areReady && words.filesReady(files.length)}
      </VisuallyHidden>
    </>
  );
}

interface ToolButtonsProps {
  picker: ReturnType<typeof useFilePicker>;
  showDialog: (name: ChatDialogName) => void;
}

/** Renders the host's buttons, and those that add files and list the conversation's files. */
function ToolButtons({ picker, showDialog }: ToolButtonsProps) {
  const words = useChatStartWords();
  const { slots } = useSettings();
  const isStored = useConversation(({ stored }) => stored);
  return (
    <>
      <IconButton label={words.attach} onClick={picker.open}>
        <Icon path={icons.attach} />
      </IconButton>
      {picker.input}
      {isStored && (
        <IconButton label={words.files} onClick={() => showDialog('files')}>
          <Icon path={icons.folder} />
        </IconButton>
      )}
      <Slot of={slots.ComposerTools} />
    </>
  );
}

interface SendButtonsProps {
  /** Receives the focus of a pressed button. */
  field: RefObject<HTMLElement | null>;
  onSend: () => void;
}

/** Renders the dictate, stop and send buttons. Send is disabled while there is nothing to send. */
function SendButtons({ field, onSend }: SendButtonsProps) {
  const words = useChatStartWords();
  const { stop } = useActions();
  const { recognize } = useSettings().speech;
  const busy = useConversation(({ turn }) => isBusy(turn));
  const stopping = useConversation(({ turn }) => turn?.stop === 'asked');
  const canSend = useConversation(({ draft, files }) => draft.trim() !== '' || files.length > 0);
  const isRefused = useTokenState().status === 'forbidden';
  return (
    <>
      {recognize !== undefined && <DictateButton recognize={recognize} />}
      {busy && (
        <Button
          className={joinClasses(styles.round, styles.stop)}
          aria-label={stopping ? words.stopping : words.stop}
          title={words.stop}
          disabled={stopping}
          onClick={() => {
            // The stop button unmounts when the answer ends.
            field.current?.focus();
            stop();
          }}
        >
          <Icon path={icons.stop} />
        </Button>
      )}
      {(!busy || canSend) && (
        <Button
          variant="primary"
          className={styles.round}
          aria-label={words.send}
          title={words.send}
          disabled={!canSend || isRefused}
          onClick={() => {
            onSend();
            field.current?.focus();
          }}
        >
          <Icon path={icons.send} />
        </Button>
      )}
    </>
  );
}
