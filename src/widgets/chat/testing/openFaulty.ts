import { QueryClient } from '@tanstack/query-core';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../../test/platformClient.ts';
import { browserEnvironment, type Environment } from '../../../environment/index.ts';
import { createTestTabs } from '../../../environment/testing/createTestTabs.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { createChatTransport } from '../../../query/index.ts';
import { openChat, withoutPauses } from './openChat.ts';
import { openNetwork } from './openNetwork.ts';

/** A fault of one request: of the network, or of the platform. */
export interface TransportFault {
  name: string;
  lost?: 'request' | 'answer';
  platform?: { status: number; retryAfter?: number } | { cutAfterBytes: number };
}

export const transportFaults: readonly TransportFault[] = [
  { name: 'lose the request', lost: 'request' },
  { name: 'lose the answer', lost: 'answer' },
  { name: 'refuse with 429', platform: { status: 429, retryAfter: 1 } },
  { name: 'refuse with 503', platform: { status: 503 } },
  { name: 'cut at once', platform: { cutAfterBytes: 0 } },
  { name: 'cut in the middle', platform: { cutAfterBytes: 45 } },
];

/** The ends of the paths of the routes that a conversation uses. */
export const faultyRoutes: Readonly<Record<string, string>> = {
  streamChat: '/chat/stream',
  listMessages: '/messages',
  cancelChat: '/chat/cancel',
  attachChat: '/chat/attach',
  listSessions: '/sessions',
};

/**
 * Opens a chat in two tabs. The network and the platform of the first fail as a test says.
 *
 * @param wait - Resolves when the assistant may write its next word.
 */
export function openFaulty(wait: () => Promise<unknown>) {
  const network = openNetwork();
  const tabs = createTestTabs();
  const platform = createMockPlatform({
    seed: 'empty',
    pace: 1,
    wait: async () => void (await wait()),
    assistant: ({ text }) => [`This is the answer to ${text}, in some words more.`],
  });
  let next: { end: string; lost: TransportFault['lost'] } | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isStruck = next !== undefined && new URL(request.url).pathname.endsWith(next.end);
    const lost = isStruck ? next?.lost : undefined;
    if (isStruck) next = undefined;
    if (!network.isOnline() || lost === 'request') throw new TypeError('Failed to fetch');
    const answer = await platform.fetch(request);
    if (!network.isOnline()) throw new TypeError('Failed to fetch');
    if (lost === undefined) return answer;
    await answer.text();
    throw new TypeError('Failed to fetch');
  };
  const open = (client: PlatformClientOptions, own: Partial<Environment>) => {
    const transport = createChatTransport(
      createPlatformClient(platform, { retry: { attempts: 0 }, ...client }),
      new QueryClient(),
    );
    const environment = { ...withoutPauses(browserEnvironment), tabs, ...own };
    return openChat({ chat: { transport, environment } });
  };
  return {
    platform,
    network,
    mine: open({ fetch }, { network }),
    other: open({}, {}),
    strike(route: string, { lost, platform: fault }: TransportFault): void {
      if (fault === undefined) next = { end: faultyRoutes[route] ?? '', lost };
      else platform.faults.add({ route, times: 1, ...fault });
    },
    /** Ends all faults, also that of being offline. */
    heal(): void {
      next = undefined;
      platform.faults.clear();
      network.set(true);
    },
  };
}
