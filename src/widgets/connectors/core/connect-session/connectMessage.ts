import * as v from 'valibot';

const connectMessage = v.object({
  type: v.literal('brainstem-connect'),
  event: v.picklist(['ready', 'finished', 'closed', 'failed', 'expired']),
  message: v.optional(v.string()),
});

/**
 * A message from the host's consent page to the widget by `postMessage`, always with the exact
 * origin of the page that the widget is in:
 *
 * - `ready`: a frame is loaded and waits for its session token.
 * - `finished`, `closed`, `failed` (with a `message`): how it ended, as far as the page knows.
 * - `expired`: the session has expired. The widget starts another one, once.
 */
export interface ConnectMessage extends v.InferOutput<typeof connectMessage> {}

/** The widget's reply to a frame that said `ready`, with the exact origin of its address. */
export interface ConnectSessionMessage {
  type: 'brainstem-connect';
  event: 'session';
  sessionToken: string;
}

/**
 * Listens to one page alone: messages of another window, or of another origin in the same window,
 * do not count.
 *
 * @param from - The window that may speak; undefined while there is none.
 * @param origin - The exact origin that it must have.
 */
export function listenTo(
  home: Window,
  { from, origin, signal }: { from: () => Window | null; origin: string; signal: AbortSignal },
  onMessage: (message: ConnectMessage) => void,
): void {
  home.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      const source = from();
      if (source === null || event.source !== source || event.origin !== origin) return;
      const message = v.safeParse(connectMessage, event.data);
      if (message.success) onMessage(message.output);
    },
    { signal },
  );
}
