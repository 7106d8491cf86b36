import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderUpload } from './testing/renderUpload.tsx';

test('shows once that there is no access, for the documents as well', async () => {
  const message = 'Your trial ended on 31 October.';
  renderUpload({ client: { getToken: () => Promise.resolve({ error: 'forbidden', message }) } });
  await screen.findByText(message);
  await waitFor(() => expect(screen.queryByText('Couldn’t load your documents')).toBeNull());
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test('says that the network is gone in a live region that was there before', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onTestFinished(() => onLine.mockRestore());
  renderUpload();
  const regions = [...document.querySelectorAll('[aria-live]')];
  act(() => {
    onLine.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
  });
  const notice = screen.getByText('You’re offline');
  expect(regions.filter((region) => region.contains(notice))).toHaveLength(1);
  act(() => {
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByText('You’re offline')).toBeNull();
});
