import type { ChatLauncherProps, ChatProps } from './chat/index.ts';
import { defineWidget } from './defineWidget.ts';

const chatEvents = [
  'onSessionChange',
  'onMessageSend',
  'onAnswerStart',
  'onAnswerEnd',
  'onFeedback',
  'onCopy',
  'onError',
] as const;

const chatProperties = [
  'sessionId',
  'defaultSessionId',
  'sessionPrefix',
  'suggestions',
  'initialMessages',
  'commands',
  'accept',
  'math',
  'layout',
  'showSessions',
  'label',
] as const;

const chatAttributes = {
  sessionId: 'string',
  defaultSessionId: 'string',
  sessionPrefix: 'string',
  suggestions: 'json',
  initialMessages: 'json',
  accept: 'string',
  math: 'boolean',
  layout: 'string',
  showSessions: 'boolean',
  label: 'string',
} as const;

/** Every public widget. Elements, their types and the manifest derive from this list. */
export const registry = {
  chat: defineWidget<ChatProps>()({
    tag: 'brainstem-chat',
    load: async () => (await import('./chat/index.ts')).Chat,
    events: chatEvents,
    properties: chatProperties,
    attributes: chatAttributes,
  }),
  chatLauncher: defineWidget<ChatLauncherProps>()({
    tag: 'brainstem-chat-launcher',
    load: async () => (await import('./chat/index.ts')).ChatLauncher,
    events: [...chatEvents, 'onOpenChange'],
    properties: [...chatProperties, 'placement', 'open'],
    attributes: { ...chatAttributes, placement: 'string', open: 'boolean' },
  }),
} as const;

/** The name of a public widget. */
export type WidgetName = keyof typeof registry;
