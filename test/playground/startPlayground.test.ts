import { expect, test } from 'vitest';
import { startPlayground } from '../../playground/startPlayground.ts';

test('serves the built page and the platform on two origins, until closed', async () => {
  const playground = await startPlayground({ port: 0, mockPort: 0, pace: 0, built: true });
  const { appUrl, mockUrl, platform } = playground;
  try {
    expect(new URL(appUrl).origin).not.toBe(new URL(mockUrl).origin);
    expect(await (await fetch(`${appUrl}/api/config`)).json()).toMatchObject({
      platformUrl: mockUrl,
    });

    const response = await fetch(`${appUrl}/assistant`);
    const html = await response.text();
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '');
    expect(html).toContain(`nonce="${nonce?.[1]}"`);
    expect(html).not.toContain('__CSP_NONCE__');

    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    const kinds = new Set(assets.map((path) => path?.split('.').at(-1)));
    expect([...kinds].sort()).toEqual(['css', 'js', 'svg']);
    for (const path of assets) {
      const asset = await fetch(`${appUrl}${path}`);
      expect(asset.status).toBe(200);
      expect(await asset.text()).not.toContain(platform.credentials.apiKey);
    }
  } finally {
    await playground.close();
  }
  await expect(fetch(appUrl)).rejects.toThrow();
  await expect(fetch(mockUrl)).rejects.toThrow();
});

test('serves the page from its sources at every address', async () => {
  const playground = await startPlayground({ port: 0, mockPort: 0, pace: 0 });
  try {
    const address = `${playground.appUrl}/knowledge/nowhere`;
    const html = await (await fetch(address)).text();
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(sources.some((path) => path.endsWith('/main.tsx'))).toBe(true);
    for (const path of sources) {
      const response = await fetch(new URL(path, address));
      expect(response.headers.get('content-type'), path).not.toMatch(/^text\/html/);
    }
  } finally {
    await playground.close();
  }
});
