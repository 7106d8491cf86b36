import { BrainstemError } from '../../../../client/errors/index.ts';
import { listenTo } from './connectMessage.ts';
import { reportFailure, type OpenConnect } from './openConnect.ts';

/** Options of {@link createTabOpener}. */
export interface TabOpenerOptions {
  /**
   * Returns the URL of the host's consent page for a session token. Put the token into the
   * fragment, which browsers don't send to servers, and have the page remove it from the URL. After
   * the page reported `expired`, its tab gets a new one: a change of the fragment alone doesn't load
   * the page again, so have it listen to `hashchange`.
   */
  address: (sessionToken: string) => string;
  /**
   * The origin of that page. Messages from other origins are ignored.
   *
   * @default the origin of the widget's page
   */
  origin?: string;
}

/**
 * Opens the consent in a tab. The tab is opened inside the click, so that popup blockers allow it,
 * and navigates to the consent page once there is a token.
 *
 * It isn't polled for being closed, since under cross-origin isolation an open tab reads as closed.
 *
 * @throws BrainstemError with code `configuration` if `address` returns a URL of another origin.
 */
export function createTabOpener({ address, origin }: TabOpenerOptions): OpenConnect {
  return (request) => {
    const { container, getSessionToken, signal, onEvent } = request;
    const home = container.ownerDocument.defaultView ?? window;
    const expected = origin ?? home.location.origin;
    const tab = home.open('about:blank', '_blank');
    if (tab === null) {
      onEvent({ type: 'blocked' });
      return { close: () => undefined };
    }
    onEvent({ type: 'opened' });

    const go = async (): Promise<void> => {
      const url = new URL(address(await getSessionToken()), home.location.href);
      if (url.origin !== expected) {
        throw new BrainstemError(
          'configuration',
          `the address of the consent page is not of ${expected}, so its messages could not be trusted. Pass its origin to createTabOpener.`,
        );
      }
      // Replaces the blank page in the tab's history, so that Back doesn't lead to it.
      if (!signal.aborted) tab.location.replace(url.href);
    };
    const start = (): void => void go().catch(reportFailure(request));
    listenTo(home, { from: () => tab, origin: expected, signal }, (received) => {
      if (received.event === 'expired') start();
      else if (received.event !== 'ready')
        onEvent({ type: received.event, message: received.message });
    });
    start();
    return { close: () => tab.close() };
  };
}
