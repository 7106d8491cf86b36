import type { ReactElement } from 'react';
import { hosts, type Endpoint } from '../../../src/contract/index.ts';
import { createMockPlatform, type MockPlatform } from '../../../src/mock-platform/index.ts';
import type { WidgetEvent } from '../../../src/provider/index.ts';
import type { Change } from '../../../src/cli/testing/changeAnswer.ts';
import { createPlatformClient } from '../../../src/testing/createPlatformClient.ts';
import { renderWithPlatform } from '../../../src/testing/renderWithPlatform.tsx';

/** The results that a test of a deviating platform sees. */
export interface Deviating {
  /** The drifts that the host heard of, as `GET /sessions sessions[].running`. */
  drifts: () => string[];
  /** Returns the number of times that the route was answered. */
  answers: () => number;
  /** The events that the provider's `onEvent` received. */
  readonly events: readonly WidgetEvent[];
}

/** Reaches a platform that answers one route otherwise than documented. */
export function deviatingFetch(
  platform: MockPlatform,
  endpoint: Endpoint,
  change: Change,
): typeof globalThis.fetch {
  const pattern = new RegExp(
    `^${`${hosts[endpoint.host].prefix}${endpoint.path}`.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`,
  );
  return async (input, init) => {
    const request = new Request(input, init);
    const isRoute =
      request.method === endpoint.method && pattern.test(new URL(request.url).pathname);
    const answer = await platform.fetch(request);
    return isRoute ? change(answer) : answer;
  };
}

/** Renders a widget over a platform that answers one route otherwise than documented. */
export function renderDeviating(
  widget: ReactElement,
  endpoint: Endpoint,
  change: Change,
): Deviating {
  const platform = createMockPlatform({ pace: 0 });
  const events: WidgetEvent[] = [];
  let answers = 0;
  const client = createPlatformClient(platform, {
    retry: { attempts: 0 },
    fetch: deviatingFetch(platform, endpoint, (answer) => {
      answers += 1;
      return change(answer);
    }),
  });
  renderWithPlatform(<div style={{ inlineSize: 1100, blockSize: 760 }}>{widget}</div>, {
    platform,
    client,
    onEvent: (event) => events.push(event),
  });
  return {
    events,
    answers: () => answers,
    drifts: () =>
      events
        .filter(({ name }) => name === 'drift')
        .map(({ ids }) => `${String(ids['route'])} ${String(ids['path'])}`),
  };
}
