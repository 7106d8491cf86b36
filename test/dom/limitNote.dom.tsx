// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../src/client/index.ts';
import { createTestEnvironment } from '../../src/environment/testing/createTestEnvironment.ts';
import { BrainstemProvider } from '../../src/provider/BrainstemProvider.tsx';
import { RateLimitNotice } from '../../src/provider/notices/RateLimitNotice.tsx';
import { getFileLimits } from '../../src/api/index.ts';

afterEach(cleanup);

/** Renders the note for a client whose first call is limited for three seconds. */
async function renderLimited(isSending: boolean) {
  const environment = createTestEnvironment();
  let calls = 0;
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    environment,
    fetch: () => {
      calls += 1;
      const answer = calls === 1 ? limited() : Response.json({ max_bytes: 1, max_files: 1 });
      return Promise.resolve(answer);
    },
  });
  const shown = render(
    <BrainstemProvider client={client}>
      <RateLimitNotice isSending={isSending} />
    </BrainstemProvider>,
  );
  const call = getFileLimits(client);
  await act(async () => {
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
  });
  return { environment, call, ...shown };
}

const limited = () => new Response(null, { status: 429, headers: { 'retry-after': '3' } });

test('the note counts down to when a limit is over, and screen readers hear of it once', async () => {
  const { environment, call } = await renderLimited(true);
  expect(screen.getByText('Sends in 3 s').closest('[aria-hidden]')).not.toBeNull();
  const status = screen.getByText('We’re busy right now. This will be sent in a moment.');
  expect(status.getAttribute('aria-live')).toBe('polite');
  const said = status.firstChild;
  act(() => environment.advance(1_000));
  screen.getByText('Sends in 2 s');
  expect(status.firstChild).toBe(said);
  act(() => environment.advance(1_500));
  screen.getByText('Sends in 1 s');
  act(() => environment.advance(500));
  await act(() => call);
  expect(status.textContent).toBe('');
  expect(screen.queryByText(/Sends in/)).toBeNull();
});

test('the note says nothing where nothing is on its way', async () => {
  await renderLimited(false);
  expect(screen.queryByText(/Sends in/)).toBeNull();
});
