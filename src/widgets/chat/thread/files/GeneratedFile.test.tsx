import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringWith } from '../../testing/answeringWith.ts';
import { renderChat } from '../../testing/renderChat.tsx';

/** One pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const file = (mimeType: string, data: string) => `k:${JSON.stringify({ mimeType, data })}`;

test('files of an answer have names and endings of their own, and a picture among them is shown', async () => {
  renderChat(
    answeringWith([
      '0:"Here they are."',
      file('text/plain', btoa('one')),
      file('text/plain', btoa('two')),
      file('image/svg+xml', btoa('<svg/>')),
      file('image/png', png),
      file('constructor', btoa('three')),
      'd:{"finishReason":"stop"}',
    ]),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  const picture = await screen.findByRole('img', { name: 'Generated file.png' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  for (const name of [
    'Generated file.txt',
    'Generated file 2.txt',
    'Generated file.svg',
    'Generated file',
  ]) {
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryByRole('img', { name })).toBeNull();
  }
});
