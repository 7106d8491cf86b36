import { waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { createMockPlatform, type MockPlatform } from '../../mock-platform/index.ts';
import { createBrainstem, type BrainstemOptions } from '../createBrainstem.ts';
import type { Brainstem } from '../elementTypes.ts';

/** Opens a kit over a mock platform. Both are removed with the page's content after the test. */
export function open(options: Partial<BrainstemOptions> = {}): {
  brainstem: Brainstem;
  platform: MockPlatform;
  getToken: ReturnType<typeof vi.fn>;
} {
  const platform = createMockPlatform({ pace: 0 });
  const getToken = vi.fn(async () => ({ token: await platform.issueToken({}) }));
  const brainstem = createBrainstem({
    baseUrl: platform.credentials.baseUrl,
    getToken,
    fetch: platform.fetch,
    ...options,
  });
  onTestFinished(() => {
    brainstem.destroy();
    document.body.replaceChildren();
  });
  return { brainstem, platform, getToken };
}

/** Returns queries inside an element's shadow root. */
export function inside(element: Element): BoundFunctions<typeof queries> {
  const root = element.shadowRoot?.querySelector<HTMLElement>('.root');
  if (!root) throw new Error('The element shows nothing yet.');
  return within(root);
}

/** Waits until an element has rendered. */
export async function shown(element: Element): Promise<BoundFunctions<typeof queries>> {
  await waitFor(() => expect(element.shadowRoot?.querySelector('[data-part]')).not.toBeNull());
  return inside(element);
}

/** Adds an element to the page. */
export function put<E extends HTMLElement>(element: E): E {
  element.style.blockSize = '480px';
  document.body.append(element);
  return element;
}
