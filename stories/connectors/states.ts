import type { MockPlatform } from 'brainstem/mock-platform';
import { expect, waitFor } from 'storybook/test';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';

/** A fault of a story's platform. */
export type StoryFault = Parameters<MockPlatform['faults']['add']>[0];

/** A platform of which a route fails. */
export function failing(...faults: StoryFault[]): PlatformParameters {
  return {
    prepare: (platform) => {
      for (const fault of faults) platform.faults.add(fault);
    },
  };
}

/** A fault of a token that lacks the scope to change anything. */
export function withoutWriting(route: string): StoryFault {
  return { route, status: 403, message: 'Missing required scope: connectors:write' };
}

/** A browser without a network. */
export const offline: PlatformParameters = {
  client: () => ({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
};

/** A host's backend that gives the user no token. */
export const tokenRefused: PlatformParameters = {
  client: () => ({
    getToken: () =>
      Promise.resolve({ error: 'forbidden', message: 'Your trial ended on 31 October.' }),
  }),
};

/** Nothing goes on moving on a page whose reader asked for that. */
export async function standsStill(): Promise<void> {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await waitFor(() => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    return expect(moving).toHaveLength(0);
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
