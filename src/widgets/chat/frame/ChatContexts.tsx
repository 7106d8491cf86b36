import { useState, type ReactNode, useMemo } from 'react';
import { RenderersContext, type MarkdownRenderers, useLatest } from '../../../ui/index.ts';
import { ChatProvider } from '../context/ChatContext.ts';
import { SettingsContext, type ChatMemory, type ChatSettings } from '../context/chatSettings.ts';
import type { ChatController } from '../core/index.ts';
import type { ChatHandle } from '../context/ChatHandle.ts';
import { ChatHandleContext } from '../context/useChatHandle.ts';
import type { ChatSpeech } from '../speech/ChatSpeech.ts';

export interface ChatContextsProps {
  controller: ChatController;
  handle: ChatHandle;
  /** The host's props that the parts read. */
  settings: Omit<ChatSettings, keyof ChatMemory>;
  memory: ChatMemory;
  renderers: MarkdownRenderers;
  children: ReactNode;
}

/** Provides the contexts of a chat's parts: its state, its handle and the host's settings. */
export function ChatContexts({
  controller,
  handle,
  settings: { speech: given, ...own },
  memory,
  renderers,
  children,
}: ChatContextsProps) {
  const speech = useSpeech(given);
  const settings = useUnchanged({ ...own, ...memory, speech });
  return (
    <ChatProvider controller={controller}>
      <ChatHandleContext.Provider value={handle}>
        <RenderersContext.Provider value={renderers}>
          <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
        </RenderersContext.Provider>
      </ChatHandleContext.Provider>
    </ChatProvider>
  );
}

/** Returns the previous settings object while its fields are unchanged. */
function useUnchanged(settings: ChatSettings): ChatSettings {
  const [last, setLast] = useState(settings);
  if (isSame(last, settings)) return last;
  setLast(settings);
  return settings;
}

function isSame(one: ChatSettings, other: ChatSettings): boolean {
  return Object.entries(one).every(([name, value]) => Object.is(value, Reflect.get(other, name)));
}

/** Returns a referentially stable copy of the host's speech. */
function useSpeech(given: ChatSpeech): ChatSpeech {
  const latest = useLatest(given);
  const hears = given.recognize !== undefined;
  const speaks = given.speak !== undefined;
  return useMemo(
    () => ({
      ...(hears && { recognize: async (options) => latest.current.recognize?.(options) }),
      ...(speaks && { speak: async (text, options) => latest.current.speak?.(text, options) }),
    }),
    [hears, speaks, latest],
  );
}
