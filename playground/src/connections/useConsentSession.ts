import { useEffect, useState } from 'react';
import * as v from 'valibot';

const sessionMessage = v.object({
  type: v.literal('brainstem-connect'),
  event: v.literal('session'),
  sessionToken: v.string(),
});

/** Returns the window that opened or frames this page. */
function asker(): Window | undefined {
  if (window.parent !== window) return window.parent;
  return isWindow(window.opener) ? window.opener : undefined;
}

function isWindow(value: unknown): value is Window {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}

/** Reports the consent's state to the opener, which has our own origin. */
export function tell(event: 'ready' | 'finished' | 'closed' | 'expired'): void {
  asker()?.postMessage({ type: 'brainstem-connect', event }, window.location.origin);
}

/**
 * Returns the session's token: from the URL, out of which it is removed, or from the framing page,
 * which sends it once we report `ready`. Undefined until then.
 */
export function useConsentSession(): string | undefined {
  const [token, setToken] = useState<string>();
  const isHanded = window.parent !== window;
  useEffect(() => {
    if (!isHanded) {
      const take = (): void => {
        const given = window.location.hash.slice(1);
        if (given === '') return;
        setToken(given);
        window.history.replaceState(null, '', window.location.pathname);
      };
      take();
      window.addEventListener('hashchange', take);
      return () => window.removeEventListener('hashchange', take);
    }
    const listen = ({ data, origin, source }: MessageEvent<unknown>): void => {
      if (source !== window.parent || origin !== window.location.origin) return;
      const message = v.safeParse(sessionMessage, data);
      if (message.success) setToken(message.output.sessionToken);
    };
    window.addEventListener('message', listen);
    tell('ready');
    return () => window.removeEventListener('message', listen);
  }, [isHanded]);
  return token;
}
