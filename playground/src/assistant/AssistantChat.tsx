import { Chat, createWebSpeech } from 'brainstem/react';
import { useEffect, useState } from 'react';
import { replaceView, useAddressView } from '../routing/useAddressView.ts';
import { suggestions } from './suggestions.ts';
import { tools } from './tools.tsx';

interface ConversationView {
  sessionId: string;
}

/** Dictation and reading aloud, if the browser supports them. */
const speech = createWebSpeech();

/** The assistant's page. Its conversation is in the URL once a message was sent. */
export function AssistantChat({ isShown }: { isShown: boolean }) {
  const [view, setView] = useAddressView<ConversationView>();
  const [sessionId, setSessionId] = useState(view.sessionId);
  const given = isShown ? view.sessionId : undefined;
  if (given !== undefined && given !== sessionId) setSessionId(given);
  useEffect(() => {
    // Returning from another page, whose URL doesn't contain the conversation.
    if (isShown && given === undefined && sessionId !== undefined) replaceView({ sessionId });
  }, [isShown, given, sessionId]);
  const keep = (next: string): void => {
    setSessionId(next);
    if (!isShown || next === sessionId) return;
    const show = sessionId === undefined ? replaceView : setView;
    show({ sessionId: next });
  };
  return (
    <Chat
      suggestions={suggestions}
      tools={tools}
      speech={speech}
      label="Assistant"
      {...(sessionId !== undefined && { sessionId })}
      onSessionChange={keep}
      onMessageSend={keep}
    />
  );
}
