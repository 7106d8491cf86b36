import type { QueryClient } from '@tanstack/react-query';
import type { BrainstemClient } from 'brainstem';
import { BrainstemProvider, Chat, type ChatHandle, type WidgetEvent } from 'brainstem/react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { suggestions } from '../assistant/suggestions.ts';
import { tools } from '../assistant/tools.tsx';
import { locales } from '../preferences/locales.ts';
import type { Preferences } from '../preferences/preferences.ts';

export interface AssistantPanelProps {
  isOpen: boolean;
  client: BrainstemClient;
  queryClient: QueryClient;
  preferences: Preferences;
  /** Receives the chat's imperative actions. */
  actionsRef: Ref<ChatHandle>;
  onEvent: (event: WidgetEvent) => void;
}

/**
 * The assistant beside any page: its own conversation, in a compact chat, which has a title of its
 * own. The button that opens the panel closes it.
 */
export function AssistantPanel({
  isOpen,
  client,
  queryClient,
  preferences: { theme, direction, language },
  actionsRef,
  onEvent,
}: AssistantPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  if (!wasOpen) return null;
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className="side-panel"
      aria-label="Assistant beside the page"
      hidden={!isOpen}
    >
      <BrainstemProvider
        client={client}
        queryClient={queryClient}
        theme={theme}
        density="compact"
        direction={direction === 'rtl' ? 'rtl' : locales[language].direction}
        locale={locales[language]}
        onEvent={onEvent}
      >
        <Chat
          suggestions={suggestions.slice(0, 3)}
          tools={tools}
          label="Assistant"
          actionsRef={actionsRef}
        />
      </BrainstemProvider>
    </aside>
  );
}
