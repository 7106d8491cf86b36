import { listenTo, type ConnectSessionMessage } from './connectMessage.ts';
import { reportFailure, type OpenConnect } from './openConnect.ts';

/** Options of {@link createFrameOpener}. */
export interface FrameOpenerOptions {
  /** The URL of the host's consent page. The widget page's CSP must allow it in `frame-src`. */
  url: string;
  /** The frame's accessible name. @default 'Sign in' */
  title?: string;
}

/**
 * Shows the consent in a frame inside the widget. The frame's page posts `ready` and receives the
 * session token by `postMessage` to its exact origin, so that no URL contains the token.
 */
export function createFrameOpener({ url, title = 'Sign in' }: FrameOpenerOptions): OpenConnect {
  return (request) => {
    const { container, getSessionToken, signal, onEvent } = request;
    const document = container.ownerDocument;
    const home = document.defaultView ?? window;
    const address = new URL(url, home.location.href);
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.src = address.href;
    let token: Promise<string> | undefined;

    const hand = async (): Promise<void> => {
      // A reloaded page posts `ready` again and gets the same token.
      token ??= getSessionToken();
      const sessionToken = await token;
      if (signal.aborted) return;
      const message: ConnectSessionMessage = {
        type: 'brainstem-connect',
        event: 'session',
        sessionToken,
      };
      frame.contentWindow?.postMessage(message, address.origin);
    };
    const from = (): Window | null => frame.contentWindow;
    listenTo(home, { from, origin: address.origin, signal }, (received) => {
      if (received.event === 'expired') token = undefined;
      if (received.event === 'ready' || received.event === 'expired') {
        hand().catch(reportFailure(request));
      } else onEvent({ type: received.event, message: received.message });
    });

    container.replaceChildren(frame);
    onEvent({ type: 'opened' });
    return { close: () => frame.remove() };
  };
}
