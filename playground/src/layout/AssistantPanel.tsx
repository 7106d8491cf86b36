import type { QueryClient } from '@tanstack/react-query';
import type { BrainstemClient } from 'brainstem';
import { BrainstemProvider, Chat, type ChatHandle, type WidgetEvent } from 'brainstem/react';
import { useState, type Ref } from 'react';
import { suggestions } from '../assistant/suggestions.ts';
import { tools } from '../assistant/tools.tsx';
import { locales } from '../preferences/locales.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { SidePanel } from './SidePanel.tsx';

export interface AssistantPanelProps {
  isOpen: boolean;
  onClose: () => void;
  client: BrainstemClient;
  queryClient: QueryClient;
  preferences: Preferences;
  /** Receives the chat's imperative actions. */
  actionsRef: Ref<ChatHandle>;
  onEvent: (event: WidgetEvent) => void;
}

/** The assistant beside any page: its own conversation, in a compact chat. */
export function AssistantPanel({
  isOpen,
  onClose,
  client,
  queryClient,
  preferences: { theme, direction, language },
  actionsRef,
  onEvent,
}: AssistantPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <SidePanel title="Assistant" className="assistant-panel" isOpen={isOpen} onClose={onClose}>
      <div className="assistant-panel-chat">
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
            label="Assistant beside the page"
            actionsRef={actionsRef}
          />
        </BrainstemProvider>
      </div>
    </SidePanel>
  );
}
