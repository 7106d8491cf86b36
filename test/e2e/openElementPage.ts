import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createNonce } from '../../playground/server/pageHeaders.ts';
import { elementsFolder } from './builtFiles.ts';
import { startMockServer, type MockServer } from '../../src/cli/mock/startMockServer.ts';

/** A page of plain HTML with the kit's script tag, under the strictest policy. */
export interface ElementHost {
  url: string;
  mock: MockServer;
  close: () => Promise<void>;
}

/**
 * Serves the script tag's files, and a page for each `?markup=`. With `&beside` the elements are
 * below what the host shows; without, over it, where its changes move nothing. With `&kits` the
 * page loads two kits, `first` and `second`, each for a user of its own.
 *
 * @param pace - Milliseconds between the parts of an answer. @default 0
 * @param script - Returns what the page runs last, such as what gives elements their properties.
 *   With it, the user is signed in to the web app too. @default nothing
 */
export async function openElementHost({
  pace = 0,
  script,
}: {
  pace?: number;
  script?: (mock: MockServer) => Promise<string>;
} = {}): Promise<ElementHost> {
  const mock = await startMockServer({ port: 0, pace });
  const last = await script?.(mock);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page');
    if (pathname === '/token') {
      // The lifetime of their tokens identifies people.
      const expiresIn = Number(searchParams.get('lifetime') ?? 900);
      void mock.platform
        .issueToken({ expiresIn })
        .then((token) => response.end(JSON.stringify({ token })));
    } else if (pathname.startsWith('/browser/')) {
      readFile(join(elementsFolder, pathname.slice('/browser/'.length))).then(
        (code) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(code),
        () => response.writeHead(404).end(),
      );
    } else {
      const nonce = createNonce();
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy(nonce, mock.url),
          ...(last !== undefined && { 'set-cookie': mock.platform.credentials.appSessionCookie }),
        })
        .end(
          page(nonce, mock.url, searchParams.get('markup') ?? '', searchParams.has('beside'), last),
        );
    }
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    mock,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await mock.close();
    },
  };
}

function policy(nonce: string, platform: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${platform}`,
    'img-src data: blob:',
    'worker-src blob:',
    "require-trusted-types-for 'script'",
    'trusted-types brainstem',
  ].join('; ');
}

function page(
  nonce: string,
  platform: string,
  markup: string,
  isBeside: boolean,
  script?: string,
): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<style nonce="${nonce}">
  body { margin: 0; font-family: Arial, sans-serif }
  #host { padding: 12px }
  .box { all: initial !important; display: block !important; background: #fff !important; font-family: Arial !important }
  .box > * { block-size: 560px; inline-size: 760px; --brainstem-font: Arial, sans-serif }
  .box:not(:empty):not(.beside) { position: absolute !important; inset: 0 auto auto 0 !important; inline-size: 800px !important }
</style>
<script type="module" nonce="${nonce}">
  import { loadBrainstem } from '/browser/brainstem.js';
  window.violations = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.violations.push(violatedDirective + ' ' + blockedURI);
  });
  const load = (options, lifetime) => loadBrainstem({
    baseUrl: ${JSON.stringify(platform)},
    ${script === undefined ? '' : `appUrl: ${JSON.stringify(platform)},`}
    theme: 'light',
    getToken: async () => (await fetch('/token?lifetime=' + lifetime)).json(),
    ...options,
  });
  if (new URL(location.href).searchParams.has('kits')) {
    window.kits = [load({ name: 'first' }, 800), load({ name: 'second' }, 700)];
  } else window.brainstem = load({}, 900);
  ${script ?? ''}
</script></head>
<body><div id="host"><h1>Orders</h1><p>Twelve orders wait.</p><button>Send</button>
<table><tr><th>Port</th><td>Rotterdam</td></tr></table></div>
<div class="box${isBeside ? ' beside' : ''}">${markup}</div></body></html>`;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('No port.'));
      else resolve(address.port);
    });
  });
}
