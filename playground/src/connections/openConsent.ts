import { createFrameOpener, createTabOpener, type OpenConnect } from 'brainstem/react';

/** The address of our consent page. */
export const consentPath = '/consent';

/** Read at load, because preferences rewrite the URL later. */
const isFramed = new URLSearchParams(window.location.search).get('consent') === 'frame';

/**
 * Opens our consent page for the kit: in a tab, or with `?consent=frame` inside the page. In a tab,
 * the session token is in the URL's fragment, which is never sent to a server.
 */
export const openConsent: OpenConnect = isFramed
  ? createFrameOpener({ url: consentPath, title: 'Allow access' })
  : createTabOpener({ address: (sessionToken) => `${consentPath}#${sessionToken}` });
