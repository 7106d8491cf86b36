import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUpload } from './testing/renderUpload.tsx';

test('shows once that there is no access, for the documents as well', async () => {
  const message = 'Your trial ended on 31 October.';
  renderUpload({ client: { getToken: () => Promise.resolve({ error: 'forbidden', message }) } });
  await screen.findByText(message);
  await waitFor(() => expect(screen.queryByText('Couldn’t load your documents')).toBeNull());
  expect(screen.getAllByText(message)).toHaveLength(1);
});
