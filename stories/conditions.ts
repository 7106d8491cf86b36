import type { BoundFunctions, queries } from '@testing-library/dom';
import { expect, spyOn, waitFor } from 'storybook/test';

/** The queries of a story's content. */
export type Canvas = BoundFunctions<typeof queries>;

/** For `beforeEach`: the browser says that there is no network. Gives back how it was. */
export function takeLineDown(): () => void {
  const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => line.mockRestore();
}

/**
 * Loses the network after what was loaded, here or by the story before: answers prove that there is
 * one. What a story asks later has to fail: {@link offlineClient}.
 */
export async function loseNetwork(canvas: Canvas): Promise<void> {
  await waitFor(() => {
    window.dispatchEvent(new Event('offline'));
    return canvas.getByText('You’re offline');
  });
}

/** For `parameters.platform.client`: every request fails as it does without a network. */
export const offlineClient = () => ({
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** Checks that nothing moves beyond its entrance if the system wants no motion, as in our tests. */
export async function expectStillness(): Promise<void> {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await waitFor(async () => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    await expect(moving).toHaveLength(0);
  });
}
