import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestEnvironment } from '../../environment/testing/createTestEnvironment.ts';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { getFileLimits } from '../../contract/index.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { BrainstemProvider } from '../BrainstemProvider.tsx';
import { RateLimitNotice } from './RateLimitNotice.tsx';

test('the countdown goes on from where it was once the computer’s clock was set back', async () => {
  const environment = createTestEnvironment();
  const platform = createMockPlatform({ pace: 0 });
  platform.faults.add({ route: 'getFileLimits', status: 429, retryAfter: 30, times: 1 });
  const client = createPlatformClient(platform, { environment });
  render(
    <BrainstemProvider client={client}>
      <RateLimitNotice isSending />
    </BrainstemProvider>,
  );
  void client.json(getFileLimits, {});
  await screen.findByText('Sends in 30 s');
  environment.setTime(environment.clock.now() - 3_600_000);
  act(() => environment.advance(10_000));
  expect(screen.getByText('Sends in 20 s')).toBeVisible();
});
