import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hurryTimers } from '../../../../../test/hurryTimers.ts';
import { renderChat } from '../../testing/renderChat.tsx';

const picker = () => screen.findByLabelText('Add files', { selector: 'input' });
const field = () => screen.findByRole('textbox', { name: 'Message' });
const ports = new File(['id,port\n1,Hull\n'], 'ports.csv', { type: 'text/csv' });

test('a message waits while one of its files can’t be sent, and goes without it when the user says so', async () => {
  renderChat({
    platform: { seed: 'empty' },
    prepare: ({ faults }) =>
      void faults.add({
        route: 'uploadFile',
        status: 400,
        message: 'File type not allowed',
        times: 1,
      }),
  });
  await userEvent.upload(await picker(), new File(['x'], 'bad.exe'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Upload failed: File type not allowed',
  );
  await userEvent.type(await field(), 'What is it?{Enter}');
  expect(
    screen.getByText('Some files can’t be sent. Remove them or send without them.'),
  ).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(await field()).toHaveValue('What is it?');

  await userEvent.click(screen.getByRole('button', { name: 'Send without 1 file' }));
  const own = await screen.findByRole('article', { name: 'You' });
  expect(own).toHaveTextContent('What is it?');
  expect(own).not.toHaveTextContent('bad.exe');
  expect(screen.queryByRole('list', { name: 'Attachments' })).toBeNull();
});

test('Enter while a file uploads queues the message, which goes once the file is there', async () => {
  const latency = 20_000;
  const hurry = hurryTimers();
  renderChat({
    platform: { seed: 'empty' },
    prepare: ({ faults }) => void faults.add({ route: 'uploadFile', latency, times: 1 }),
  });
  await userEvent.upload(await picker(), ports);
  await userEvent.type(await field(), 'How many?{Enter}');
  expect(await field()).toHaveValue('');
  expect(screen.getByRole('article', { name: 'Your queued message' })).toHaveTextContent(
    'ports.csv',
  );
  await hurry(latency);
  const own = await screen.findByRole('article', { name: 'You' });
  expect(own).toHaveTextContent('How many?');
  expect(own).toHaveTextContent('ports.csv');
});

test('files that can’t be sent come first, and what can be done about them is not in the list', async () => {
  renderChat({ platform: { seed: 'empty', fileLimits: { max_bytes: 100, max_files: 10 } } });
  const files = Array.from({ length: 12 }, (_, index) => new File(['x'], `${index + 1}.txt`));
  await userEvent.upload(await picker(), files);
  const remove = await screen.findByRole('button', { name: 'Remove 2 files that can’t be sent' });
  const list = screen.getByRole('list', { name: 'Attachments' });
  expect(list.contains(remove)).toBe(false);
  const [first, second, third] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('11.txt');
  expect(second).toHaveTextContent('12.txt');
  expect(third).toHaveTextContent('1.txt');
  await expect.poll(() => list.dataset['fade']).toBe('bottom');
});

test('a name that turns the text round says so', async () => {
  renderChat({ platform: { seed: 'empty' } });
  await userEvent.upload(await picker(), new File(['x'], '\u202Efdp.exe'));
  expect(await screen.findByText('[U+202E]fdp.exe')).toBeVisible();
  await screen.findByRole('button', { name: 'Remove [U+202E]fdp.exe' });
});
