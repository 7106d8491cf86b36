import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../test/renderWidget.tsx';
import { createTestEnvironment } from '../../environment/testing/createTestEnvironment.ts';
import { getFileLimits } from '../../contract/index.ts';
import { RateLimitNotice } from './RateLimitNotice.tsx';

test('the countdown goes on from where it was once the computer’s clock was set back', async () => {
  const environment = createTestEnvironment();
  const { platform, client } = renderWidget(<RateLimitNotice isSending />, {
    client: { environment, retry: {} },
  });
  platform.faults.add({ route: 'getFileLimits', status: 429, retryAfter: 30, times: 1 });
  void client.json(getFileLimits, {});
  await screen.findByText('Sends in 30 s');
  environment.setTime(environment.clock.now() - 3_600_000);
  act(() => environment.advance(10_000));
  expect(screen.getByText('Sends in 20 s')).toBeVisible();
});
