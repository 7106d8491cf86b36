/** Options for a recogniser. */
export interface RecognizeOptions {
  /** The language of the chat, such as `de`. */
  language: string;
  /** Call it with all that was heard since the start. Each call replaces the one before. */
  onText: (text: string) => void;
  /** Fires when the person stops, sends, or writes by hand. */
  signal: AbortSignal;
}

/** Options for a voice. */
export interface SpeakOptions {
  /** The language of the chat, such as `de`. */
  language: string;
  /** Fires when the person stops it, has another answer read, or leaves. */
  signal: AbortSignal;
}

/** The host's speech recognition and output. Each of the two is offered only if it is given. */
export interface ChatSpeech {
  /**
   * Listens and writes into the composer. Resolves when it has stopped on its own or by the signal;
   * a rejection is shown to the person.
   */
  recognize?: (options: RecognizeOptions) => Promise<void>;
  /** Reads an answer aloud, without its Markdown. Resolves when it has been read or was stopped. */
  speak?: (text: string, options: SpeakOptions) => Promise<void>;
}
