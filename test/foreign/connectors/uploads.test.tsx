import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createStreamingUpload, NetworkError } from '../../../src/client/index.ts';
import { createMockPlatform } from '../../../src/mock-platform/index.ts';
import {
  renderUpload,
  textFile,
} from '../../../src/widgets/connectors/upload/testing/renderUpload.tsx';

const shownNames = (): (string | undefined)[] =>
  [...document.querySelectorAll('[data-part="file"]')].map(
    (row) => /[a-z]\.txt/.exec(row.textContent)?.[0],
  );

test('a file whose connection breaks comes first, says so, and stays there when it is tried again', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const streaming = createStreamingUpload(platform.fetch);
  let breaks = true;
  renderUpload({
    props: { atOnce: 1 },
    client: {
      fetch: platform.fetch,
      getToken: async () => ({ token: await platform.issueToken() }),
      upload: (request) => {
        const files = request.form.getAll('files');
        const isC = files.some((file) => typeof file !== 'string' && file.name === 'c.txt');
        if (isC && breaks) return Promise.reject(new NetworkError(request.route, undefined));
        return streaming(request);
      },
    },
  });
  await userEvent.upload(
    screen.getByLabelText('Choose files', { selector: 'input' }),
    ['a', 'b', 'c', 'd'].map((name) => textFile(`${name}.txt`)),
  );
  screen.getByRole('heading', { name: /^Files to upload/ });
  expect(shownNames()).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt']);
  await userEvent.click(screen.getByRole('button', { name: 'Upload 4 files' }));
  await screen.findByText('1 of 4 files couldn’t be uploaded');
  expect(shownNames()).toEqual(['c.txt', 'a.txt', 'b.txt', 'd.txt']);
  expect(screen.getByText('Upload failed: The connection was interrupted')).toBeVisible();
  expect(screen.queryByText(/Can’t reach/)).toBeNull();
  breaks = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry 1 file' }));
  await screen.findByRole('heading', { name: /^Uploaded files/ });
  await waitFor(() => expect(shownNames()).toEqual(['c.txt', 'a.txt', 'b.txt', 'd.txt']));
});
