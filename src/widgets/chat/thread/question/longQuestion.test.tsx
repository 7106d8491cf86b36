import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringWith } from '../../testing/answeringWith.ts';
import { keepResults } from '../../testing/keepResults.ts';
import { renderChat } from '../../testing/renderChat.tsx';

test('a question is Markdown, has a search from eight options on, and can be skipped', async () => {
  const options = Array.from({ length: 200 }, (_, index) => `Port ${index + 1}`);
  const args = { question: 'Which **port**?\n\n- a\n- b', options };
  const call = { toolCallId: 't', toolName: 'request_human_input', args };
  const { client } = answeringWith([
    `9:${JSON.stringify(call)}`,
    'd:{"finishReason":"tool-calls"}',
  ]);
  const results: unknown[] = [];
  renderChat({ client: { ...client, onRequest: keepResults(results) } });
  const message = await screen.findByRole('textbox', { name: 'Message' });
  await userEvent.type(message, 'ask me{Enter}');
  const form = within(await screen.findByRole('region', { name: /^Which port/ }));
  expect(form.getByText('port').closest('strong')).toBeVisible();
  expect(form.getAllByRole('listitem')).toHaveLength(2);
  expect(form.getAllByRole('radio')).toHaveLength(200);
  await userEvent.type(form.getByRole('searchbox', { name: 'Search' }), 'port 17{Enter}');
  expect(form.getAllByRole('radio').length).toBeLessThan(20);
  expect(form.getByRole('radio', { name: 'Port 170' })).toBeVisible();
  expect(results).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(results).toHaveLength(1));
  expect(results).toMatchObject([{ result: { error: 'The person skipped this question.' } }]);
});
