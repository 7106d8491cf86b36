import type { ChatSpeech } from './ChatSpeech.ts';

/** The used part of the browser's speech recogniser, which the DOM types lack. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: (event: {
    results: Iterable<{ [index: number]: { transcript: string } | undefined }>;
  }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start: () => void;
  stop: () => void;
}

/**
 * Creates speech from the browser's Web Speech API, for a chat's `speech`. Support varies: Firefox
 * has no recognition. Browsers may send audio to their vendor's servers, so tell your users, and
 * consult your privacy officer first.
 *
 * @param page - The window to use. @default the global one
 */
export function createWebSpeech(page: object = globalThis): ChatSpeech {
  const Recognition: unknown =
    Reflect.get(page, 'SpeechRecognition') ?? Reflect.get(page, 'webkitSpeechRecognition');
  const voices: unknown = Reflect.get(page, 'speechSynthesis');
  return {
    ...(isConstructor(Recognition) && { recognize: (options) => recognize(Recognition, options) }),
    ...(isSynthesis(voices) && { speak: (text, options) => speak(voices, text, options) }),
  };
}

const recognize = (
  Recogniser: new () => Recognition,
  { language, onText, signal }: Parameters<NonNullable<ChatSpeech['recognize']>>[0],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const recogniser = new Recogniser();
    Object.assign(recogniser, { lang: language, continuous: true, interimResults: true });
    recogniser.onresult = ({ results }) =>
      onText(
        [...results]
          .map((result) => result[0]?.transcript ?? '')
          .join('')
          .trim(),
      );
    // Silence isn't an error.
    recogniser.onerror = ({ error }) =>
      error === 'no-speech' || error === 'aborted' ? undefined : reject(new Error(error));
    recogniser.onend = () => resolve();
    signal.addEventListener('abort', () => recogniser.stop());
    recogniser.start();
  });

const speak = (
  voices: SpeechSynthesis,
  text: string,
  { language, signal }: Parameters<NonNullable<ChatSpeech['speak']>>[1],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    utterance.onend = () => resolve();
    utterance.onerror = ({ error }) =>
      error === 'canceled' || error === 'interrupted' ? resolve() : reject(new Error(error));
    signal.addEventListener('abort', () => voices.cancel());
    voices.cancel();
    voices.speak(utterance);
  });

function isConstructor(value: unknown): value is new () => Recognition {
  return typeof value === 'function';
}

function isSynthesis(value: unknown): value is SpeechSynthesis {
  return typeof value === 'object' && value !== null && 'speak' in value;
}
