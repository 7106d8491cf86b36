import { createChatCallbacks, type AsyncCallback } from 'brainstem/server';

declare global {
  var chatAnswers: Map<string, AsyncCallback> | undefined;
}

/** Your database belongs here. Route handlers are bundled apart, so a module alone holds no state. */
export const chatAnswers = (globalThis.chatAnswers ??= new Map<string, AsyncCallback>());

export const chatCallbacks = createChatCallbacks({
  secret: process.env.CALLBACK_SECRET,
  onCallback: (callback, reference) => {
    if (!chatAnswers.has(reference)) chatAnswers.set(reference, callback);
  },
  onError: console.error,
});
