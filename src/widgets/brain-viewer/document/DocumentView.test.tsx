import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { BrainViewer } from '../BrainViewer.tsx';
import type { BrainViewerProps } from '../declaration.ts';
import { renderBrain } from '../testing/renderBrain.tsx';
import { sandboxDocument } from './sandboxDocument.ts';

/** Runs a script in a frame as the viewer's, and waits for what it says of itself by a colour. */
async function attack(script: string): Promise<{ said: string[] }> {
  const said: string[] = [];
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = sandboxDocument(
    `<!doctype html><html><body><script>
      const tell = (word) => parent.parent.postMessage(word, '*');
      (async () => { try { ${script} } catch (error) { tell('refused: ' + error.name) } tell('end') })();
    </script></body></html>`,
    { height: 300, scripts: true },
  );
  const ended = new Promise<void>((resolve) => {
    window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === 'end') resolve();
      else if (typeof data === 'string') said.push(data);
    });
  });
  document.body.append(frame);
  await ended;
  return { said };
}

describe('a document that the platform drew', () => {
  test('runs its scripts: otherwise the tests below would prove nothing', async () => {
    const { said } = await attack(`tell('ran')`);
    expect(said).toEqual(['ran']);
  });

  test.each([
    ['the page’s document', `tell(top.document.title)`],
    ['the parent’s document', `tell(parent.parent.document.body.innerHTML)`],
    ['the page’s address', `top.location.href = 'about:blank#gone'`],
    ['cookies', `tell('cookie ' + document.cookie)`],
    ['storage', `tell('storage ' + localStorage.length)`],
  ])('cannot reach %s', async (_what, script) => {
    const address = location.href;
    const { said } = await attack(script);
    expect(said).toEqual([expect.stringMatching(/^refused: SecurityError$/)]);
    expect(location.href).toBe(address);
  });

  test.each([
    ['fetch', `await fetch(address); tell('reached')`],
    [
      'a picture',
      `await new Promise((yes, no) => { const i = new Image(); i.onload = yes; i.onerror = () => no(new Error()); i.src = address; }); tell('reached')`,
    ],
    [
      'a script',
      `await new Promise((yes, no) => { const s = document.createElement('script'); s.onload = yes; s.onerror = () => no(new Error()); s.src = address; document.body.append(s); }); tell('reached')`,
    ],
    [
      'a socket',
      `await new Promise((yes, no) => { const s = new WebSocket(address.replace('http', 'ws')); s.onopen = yes; s.onerror = () => no(new Error()); }); tell('reached')`,
    ],
    [
      'a form',
      `const f = document.createElement('form'); f.action = address; document.body.append(f); f.submit(); throw new Error()`,
    ],
    ['a beacon', `const refusal = blocked(); navigator.sendBeacon(address); await refusal`],
  ])('cannot reach the network by %s', async (_way, script) => {
    const before = performance.getEntriesByType('resource').length;
    const { said } = await attack(
      `const address = ${JSON.stringify(location.origin)} + '/__attack';
       const blocked = () => new Promise((yes, no) => { document.addEventListener('securitypolicyviolation', () => no(new Error())); });
       ${script}`,
    );
    expect(said).toEqual([expect.stringMatching(/^refused: /)]);
    expect(performance.getEntriesByType('resource').length).toBe(before);
  });

  test('cannot open a window', async () => {
    const { said } = await attack(`tell(String(window.open('about:blank')))`);
    expect(said).toEqual(['null']);
  });
});

async function openDocument(props?: BrainViewerProps): Promise<HTMLElement> {
  renderBrain(props === undefined ? {} : { props });
  await screen.findAllByRole('button', { name: /, group, / });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Document' }));
  return screen.findByTitle('The brain as drawn by the platform');
}

test('the viewer shows the platform’s document without running its scripts', async () => {
  const frame = await openDocument();
  expect(frame).toHaveAttribute('sandbox', '');
  await waitFor(() => expect(frame).toHaveProperty('srcdoc', expect.stringContaining('Supplier')));
});

test('the viewer runs the document’s scripts where the host turned them on', async () => {
  const frame = await openDocument({ allowDocumentScripts: true });
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await waitFor(() =>
    expect(frame).toHaveProperty('srcdoc', expect.stringContaining('sandbox="allow-scripts"')),
  );
});

test.each([
  '<link rel="preconnect" href="https://a.example">',
  '<LINK REL=dns-prefetch HREF=//a>',
  '<li<link>nk rel="preconnect" href="https://a.example">',
  '<iframe src="https://a.example"></iframe>',
  '<meta http-equiv="refresh" content="0;url=https://a.example">',
])('leaves no element of the document that could open a connection by itself: %s', (markup) => {
  const text = sandboxDocument(markup, { height: 1 });
  const outer = new DOMParser().parseFromString(text, 'text/html');
  const inner = outer.querySelector('iframe')?.getAttribute('srcdoc') ?? '';
  const body = new DOMParser().parseFromString(inner, 'text/html').body;
  expect(body.querySelector('link, iframe, meta')).toBeNull();
  expect(inner).toContain('<x-');
});

test('the viewer says that it left out the scripts of a document that has some', async () => {
  const page = '<!doctype html><p>Drawn</p><script>draw()</script>';
  const headers = { 'content-type': 'text/html' };
  const platform = createMockPlatform({ pace: 0 });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await platform.fetch(input, init);
    const isDocument = response.headers.get('content-type')?.includes('text/html') ?? false;
    return isDocument ? new Response(page, { headers }) : response;
  };
  const client = createPlatformClient(platform, { fetch });
  render(
    <div style={{ inlineSize: 1100, blockSize: 760 }}>
      <BrainstemProvider client={client}>
        <BrainViewer />
      </BrainstemProvider>
    </div>,
  );
  await screen.findAllByRole('button', { name: /, group, / });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Document' }));
  await screen.findByText(/Scripts in this document are turned off/);
});
