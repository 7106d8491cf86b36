/** What a recogniser gets. */
export interface RecognizeOptions {
  /** The language of the chat, such as `de`. */
  language: string;
  /** Call it with all that was heard since the start. Each call replaces the one before. */
  onText: (text: string) => void;
  /** Fires when the person stops, sends, or writes by hand. */
  signal: AbortSignal;
}

/** What a voice gets. */
export interface SpeakOptions {
  /** The language of the chat, such as `de`. */
  language: string;
  /** Fires when the person stops it, has another answer read, or leaves. */
  signal: AbortSignal;
}

/** How a host hears and speaks. Each of the two is offered only where it is given. */
export interface ChatSpeech {
  /**
   * Listens and writes into the composer. Resolves when it has stopped by itself or by the signal; a
   * rejection is told to the person.
   */
  recognize?: (options: RecognizeOptions) => Promise<void>;
  /** Reads an answer aloud, without its Markdown. Resolves when it has been read or was stopped. */
  speak?: (text: string, options: SpeakOptions) => Promise<void>;
}
