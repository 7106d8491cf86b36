/** Options for speech recognition. */
export interface RecognizeOptions {
  /** The chat's language, such as `de`. */
  language: string;
  /** Call it with the whole transcript since the start. Each call replaces the previous one. */
  onText: (text: string) => void;
  /** Aborts when the user stops, sends or types. */
  signal: AbortSignal;
}

/** Options for speech output. */
export interface SpeakOptions {
  /** The chat's language, such as `de`. */
  language: string;
  /** Aborts when the user stops it, starts another answer, or leaves. */
  signal: AbortSignal;
}

/** The host's speech recognition and output. Each is offered only if present. */
export interface ChatSpeech {
  /**
   * Transcribes speech into the composer. Resolves when it ended on its own or was aborted. A
   * rejection is shown to the user.
   */
  recognize?: (options: RecognizeOptions) => Promise<void>;
  /** Reads an answer aloud, without its Markdown. Resolves when it ended or was aborted. */
  speak?: (text: string, options: SpeakOptions) => Promise<void>;
}
