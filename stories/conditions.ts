import type { BoundFunctions, queries } from '@testing-library/dom';
import type { MockPlatform } from 'brainstem/mock-platform';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { PlatformParameters } from '../.storybook/decorators.tsx';

/** The queries of a story's content. */
export type Canvas = BoundFunctions<typeof queries>;

/** For `beforeEach`: the browser says that there is no network. Gives back how it was. */
export function takeLineDown(): () => void {
  const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => line.mockRestore();
}

/**
 * Loses the network after what was loaded, here or by the story before: answers prove that there is
 * one. What a story asks later has to fail: {@link offline}.
 */
export async function loseNetwork(canvas: Canvas): Promise<void> {
  await waitFor(() => {
    window.dispatchEvent(new Event('offline'));
    return canvas.getByText('You’re offline');
  });
}

/** Options of a story's platform, checked: Storybook's parameters are of any type. */
export const platform = (options: PlatformParameters): PlatformParameters => options;

/** A fault of a story's platform. */
export type StoryFault = Parameters<MockPlatform['faults']['add']>[0];

/** A platform of which some routes fail. */
export function failing(...faults: StoryFault[]): PlatformParameters {
  return {
    prepare: (platform) => {
      for (const fault of faults) platform.faults.add(fault);
    },
  };
}

/** A fault of a token that lacks a scope. */
export function withoutScope(route: string, scope = 'connectors:write'): StoryFault {
  return { route, status: 403, message: `Missing required scope: ${scope}` };
}

/** A platform of which every request fails as it does without a network. */
export const offline: PlatformParameters = {
  client: () => ({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
};

/** A host's backend that gives the user no token. */
export function tokenRefused(message = 'Your trial ended on 31 October.'): PlatformParameters {
  return {
    client: () => ({ getToken: () => Promise.resolve({ error: 'forbidden', message }) }),
  };
}

/** Checks that nothing moves beyond its entrance if the system wants no motion, as in our tests. */
export async function expectStillness(): Promise<void> {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await waitFor(async () => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    await expect(moving).toHaveLength(0);
  });
}

/** A platform of which some answers are changed on their way: all that is longer, less or gone. */
export function answering(change: (text: string, url: string) => string): PlatformParameters {
  return {
    client: ({ fetch }) => ({
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const answer = await fetch(request);
        if (answer.body === null) return answer;
        return new Response(change(await answer.text(), request.url), answer);
      },
    }),
  };
}

/** A name that finds no place to break. */
export const longName = 'Lieferantenbewertungsübersichtszusammenfassung'.repeat(3);
