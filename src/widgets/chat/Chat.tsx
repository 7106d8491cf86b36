'use client';
import { useMemo, useState, type ReactNode } from 'react';
import { useBrainstem } from '../../provider/index.ts';
import { Dialog, IconButton, Icon, Surface } from '../../ui/index.ts';
import styles from './Chat.module.css';
import { ChatContext, useChatWords } from './ChatContext.ts';
import { Composer } from './Composer.tsx';
import { DropZone } from './DropZone.tsx';
import { SessionList } from './SessionList.tsx';
import type { Suggestion } from './EmptyThread.tsx';
import type { FieldValue } from './humanInputModel.ts';
import { Thread } from './Thread.tsx';
import { ToolContext, type ToolRenderers } from './toolRenderers.ts';
import { useChatController, type ChatOptions } from './useChatController.ts';

/** Props of {@link Chat}. */
export interface ChatProps extends ChatOptions {
  /** Messages that can be sent with a press while the conversation is empty. @default none */
  suggestions?: readonly Suggestion[];
  /** What an empty conversation shows in place of our title and text. */
  emptyState?: ReactNode;
  /**
   * The host's own views and forms, by the name of a tool. A tool with an `Input` asks the person,
   * as `request_human_input` does. Give the same object at each render.
   *
   * @default tools are folded up, and a question is drawn from its arguments
   */
  tools?: ToolRenderers;
  /** Whether the list of conversations is offered. @default true */
  showSessions?: boolean;
  /** Names the region. Give each chat of a page its own. @default 'Chat', in the locale's words */
  label?: string;
}

const noTools: ToolRenderers = {};

/**
 * A chat with the organisation's assistant. It fills its parent, which gives it a height, and
 * answers to its own width: under 640 px the conversations move into a drawer.
 *
 * Parts, for styling: `[data-part]` of `chat`, `sessions`, `session`, `thread`, `message` (with
 * `data-role` and `data-state`), `question`, `tool`, `composer`, `file`, `notice`, `dialog` and
 * `drawer`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: all of "Assistant chat".
 */
export function Chat(props: ChatProps) {
  const { client, generation } = useBrainstem();
  return <MountedChat key={`${client.key}-${generation}`} {...props} />;
}

function MountedChat({
  suggestions,
  emptyState,
  tools = noTools,
  showSessions = true,
  label,
  ...options
}: ChatProps) {
  const controller = useChatController(options);
  const words = useChatWords();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [drafts] = useState(() => new Map<string, ReadonlyMap<string, FieldValue>>());
  const toolSettings = useMemo(() => ({ tools, drafts }), [tools, drafts]);
  return (
    <ChatContext.Provider value={controller}>
      <ToolContext.Provider value={toolSettings}>
        <Surface
          role="region"
          aria-label={label ?? words.chat}
          className={styles.chat}
          data-part="chat"
          data-sessions={showSessions ? '' : undefined}
        >
          {showSessions && (
            <aside className={styles.side}>
              <SessionList />
            </aside>
          )}
          <DropZone className={styles.main}>
            {showSessions && (
              <div className={styles.header}>
                <IconButton label={words.openConversations} onClick={() => setDrawerOpen(true)}>
                  <Icon name="menu" />
                </IconButton>
                <IconButton label={words.newConversation} onClick={controller.acts.startNew}>
                  <Icon name="plus" />
                </IconButton>
              </div>
            )}
            <Thread suggestions={suggestions} emptyState={emptyState} />
            <Composer />
          </DropZone>
          {showSessions && (
            <Dialog
              open={isDrawerOpen}
              onOpenChange={setDrawerOpen}
              title={words.conversations}
              titleHidden
              placement="drawer"
            >
              <SessionList onChoose={() => setDrawerOpen(false)} />
            </Dialog>
          )}
        </Surface>
      </ToolContext.Provider>
    </ChatContext.Provider>
  );
}
