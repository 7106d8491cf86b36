import * as v from 'valibot';

const connectMessage = v.object({
  type: v.literal('brainstem-connect'),
  event: v.picklist(['ready', 'finished', 'closed', 'failed', 'expired']),
  message: v.optional(v.string()),
});

/**
 * A `postMessage` from the host's consent page to the widget, always with the exact origin of the
 * widget's page:
 *
 * - `ready`: a frame has loaded and waits for its session token.
 * - `finished`, `closed`, `failed` (with a `message`): the outcome, as far as the page knows.
 * - `expired`: the session has expired. The widget starts another one, once.
 */
export interface ConnectMessage extends v.InferOutput<typeof connectMessage> {}

/** The widget's reply to a frame's `ready`, sent to the exact origin of its URL. */
export interface ConnectSessionMessage {
  type: 'brainstem-connect';
  event: 'session';
  sessionToken: string;
}

/** Listens to messages of one window, once there is one, and one origin. Ignores all others. */
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
