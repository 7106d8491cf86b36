import { QueryClient } from '@tanstack/react-query';
import { createPlatformClient } from '../../../../../../test/platformClient.ts';
import { createTestEnvironment } from '../../../../../environment/testing/createTestEnvironment.ts';
import { createMockPlatform } from '../../../../../mock-platform/index.ts';
import { createMessagingATransport, type MessagingATransport } from '../../../../../query/index.ts';
import { createPairing } from '../createPairing.ts';
import type { Pairing } from '../pairingModel.ts';

/** Opens a pairing over a mock platform, without React. The test controls time and visibility. */
export function openPairing() {
  const environment = createTestEnvironment();
  const platform = createMockPlatform({ pace: 0, seed: 'empty', now: environment.clock.now });
  /** The requests to the platform, in order. */
  const asked: string[] = [];
  const { transport, settle } = counted(
    createMessagingATransport(
      createPlatformClient(platform, { retry: { attempts: 0, maxWait: 0 } }),
      new QueryClient(),
    ),
    asked,
  );
  const controller = createPairing({ transport, environment });

  return {
    ...controller,
    ...controller.actions,
    environment,
    platform,
    asked,
    settle,
    timers: () => environment.timers,
    state: () => controller.store.getState(),
    pairing: (): Pairing => controller.store.getState().pairing,
    /** Advances time second by second, and waits for all responses. */
    async pass(seconds: number): Promise<void> {
      for (let second = 0; second < seconds; second += 1) {
        environment.advance(1_000);
        await settle();
      }
    },
    async show(visible: boolean): Promise<void> {
      environment.setVisible(visible);
      await settle();
    },
  };
}

/** Records each request, and tracks those in flight. */
function counted(transport: MessagingATransport, asked: string[]) {
  const underWay = new Set<Promise<unknown>>();
  function note<T>(name: string, answer: Promise<T>): Promise<T> {
    asked.push(name);
    underWay.add(answer);
    const forget = (): void => void underWay.delete(answer);
    answer.then(forget, forget);
    return answer;
  }
  const noted: MessagingATransport = {
    begin: () => note('begin', transport.begin()),
    status: (id, signal) => note('status', transport.status(id, signal)),
    finalize: (body) => note('finalize', transport.finalize(body)),
    abandon: (id) => note('abandon', transport.abandon(id)),
  };
  return {
    transport: noted,
    settle: async (): Promise<void> => {
      do await Promise.allSettled([...underWay]);
      while (underWay.size > 0);
      // A new task starts after all microtasks that follow a response.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
