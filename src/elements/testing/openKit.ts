import { onTestFinished } from 'vitest';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { createBrainstem, type Brainstem } from '../index.ts';

/** Opens a kit over a mock platform. Both are removed with the page's content after the test. */
export function openKit(): Brainstem {
  const platform = createMockPlatform({ pace: 0 });
  const brainstem = createBrainstem({
    baseUrl: platform.credentials.baseUrl,
    getToken: async () => ({ token: await platform.issueToken({}) }),
    fetch: platform.fetch,
  });
  onTestFinished(() => {
    brainstem.destroy();
    document.body.replaceChildren();
  });
  return brainstem;
}
