import { server } from 'vitest/browser';

// Nobody looks at a page without a window, and no test reads its pixels: what is transparent is laid
// out and can be pressed, and nothing of it is drawn. The page around the frame of the tests is
// beyond what axe and styles read.
if (server.config.browser.headless && window.parent !== window) {
  window.parent.document.documentElement.style.opacity = '0';
}
