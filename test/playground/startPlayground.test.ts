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
