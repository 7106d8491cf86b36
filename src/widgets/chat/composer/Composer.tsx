import {
  useCallback,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { useTokenState, WidgetBoundary } from '../../../provider/index.ts';
import { Button, Icon, IconButton, icons, joinClasses, VisuallyHidden } from '../../../ui/index.ts';
import {
  useChatMissingScope,
  useChatStartWords,
  useController,
  useConversation,
} from '../context/ChatContext.ts';
import { useSettings } from '../context/chatSettings.ts';
import { isBusy, isFileRefused } from '../core/index.ts';
import type { ChatDialogName } from '../frame/ChatDialog.tsx';
import { Slot } from '../frame/Slot.tsx';
import { DictateButton } from '../frame/lazyParts.ts';
import { ChatNotice } from './ChatNotice.tsx';
import styles from './Composer.module.css';
import { ComposerAssist, type ComposerAssistHandle, type ShownMenu } from './ComposerAssist.tsx';
import { PageContext } from './context/PageContext.tsx';
import { DraftFileList } from './files/DraftFileList.tsx';
import { pastedFiles } from './pastedFiles.ts';
import type { PastedText } from './useLongPaste.tsx';
import { useMessageField } from './useMessageField.ts';

export interface ComposerProps {
  /** Opens a dialog over the chat. Memoise this function. */
  showDialog: (name: ChatDialogName) => void;
}

/** The message field with its files and the send and stop buttons. It works while an answer streams. */
export function Composer({ showDialog }: ComposerProps) {
  const words = useChatStartWords();
  const { actions } = useController();
  const { accept, slots, speech, context } = useSettings();
  const draft = useConversation((conversation) => conversation.draft);
  const files = useConversation((conversation) => conversation.files);
  const busy = useConversation(({ turn }) => isBusy(turn));
  const isStored = useConversation(({ stored }) => stored);
  const stopping = useConversation(({ turn }) => turn?.stop === 'asked');
  const key = useConversation((conversation) => conversation.key);
  const edits = useConversation((conversation) => conversation.edits);
  const isReadOnly = useChatMissingScope() !== undefined;
  const isRefused = useTokenState().status === 'forbidden';
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useMessageField(field, draft, `${key} ${edits}`);

  const isWritten = draft.trim() !== '';
  const canSend = isWritten || files.length > 0;
  const refused = files.filter(({ state }) => isFileRefused(state)).length;
  const areReady = files.length > 0 && files.every(({ state }) => state.status === 'uploaded');
  /** The number of files that blocked the message when the person tried to send it. */
  const [held, setHeld] = useState(0);

  const showHelp = useCallback(() => showDialog('help'), [showDialog]);
  const attach = useCallback(() => picker.current?.click(), []);
  const assist = useRef<ComposerAssistHandle>(null);
  const [menu, setMenu] = useState<ShownMenu>();
  const [pasted, setPasted] = useState<PastedText>();

  const trySend = (): void => {
    setHeld(refused);
    actions.send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (isComposing(event) || isReadOnly || assist.current?.onKeyDown(event) === true) return;
    if (event.key === '?' && draft === '') {
      event.preventDefault();
      showHelp();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    trySend();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) {
      setPasted({ text: event.clipboardData.getData('text/plain') });
      return;
    }
    event.preventDefault();
    actions.addFiles(pasted, accept);
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
        onMenuChange={setMenu}
        {...{ field, pasted, attach, showHelp }}
      />
    </>
  );
  const messageField = isOffered && (
    <>
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        // The placeholder of an empty field follows the page's direction.
        dir={draft === '' ? undefined : 'auto'}
        aria-label={words.message}
        aria-describedby={hintId}
        placeholder={words.placeholder}
        value={draft}
        readOnly={isReadOnly}
        onChange={(event) => actions.setDraft(event.target.value)}
        aria-autocomplete="list"
        {...menu}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <VisuallyHidden id={hintId}>{words.hint}</VisuallyHidden>
    </>
  );
  const tools = !isReadOnly && (
    <>
      <IconButton label={words.attach} onClick={attach}>
        <Icon path={icons.attach} />
      </IconButton>
      <input
        ref={picker}
        type="file"
        multiple
        accept={accept}
        className={styles.picker}
        aria-label={words.attach}
        onChange={(event) => {
          actions.addFiles([...(event.target.files ?? [])], accept);
          event.target.value = '';
        }}
      />
      {isStored && (
        <IconButton label={words.files} onClick={() => showDialog('files')}>
          <Icon path={icons.file} />
        </IconButton>
      )}
      {speech.recognize !== undefined && <DictateButton recognize={speech.recognize} />}
      <Slot of={slots.ComposerTools} />
    </>
  );
  const status = !isReadOnly && (
    <>
      <span className={styles.note} aria-live="polite">
        {held > 0 && held === refused ? words.filesHeld : ''}
      </span>
      <VisuallyHidden aria-live="polite">
        {areReady && words.filesReady(files.length)}
      </VisuallyHidden>
    </>
  );
  const send = !isReadOnly && (
    <>
      {busy && (
        <Button
          className={joinClasses(styles.round, styles.stop)}
          aria-label={stopping ? words.stopping : words.stop}
          title={words.stop}
          disabled={stopping}
          onClick={() => {
            // The button goes away with the answer.
            field.current?.focus();
            actions.stop();
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
            trySend();
            field.current?.focus();
          }}
        >
          <Icon path={icons.send} />
        </Button>
      )}
    </>
  );
  const list = files.length > 0 && (
    <WidgetBoundary>
      <DraftFileList files={files} isWritten={isWritten} />
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
    <div className={styles.composer} data-part="composer">
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

/**
 * Returns whether Enter belongs to an input method. Safari ends the composition before the key
 * event, so `isComposing` is false there, but the key still has the code 229.
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else tells in Safari.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
