import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answeringWith } from '../../testing/answeringWith.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { printedErrors } from '../../../../../test/printedErrors.ts';

async function say(words: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

/** A platform whose run waits for a tool, and what was sent to it. */
function waitingFor(toolName: string) {
  const sent: unknown[] = [];
  let isAsked = false;
  let isResumed = false;
  const call = { type: 'tool-call', toolCallId: '0', toolName, args: {} };
  const answer = (): object => {
    const question = { id: 'q', role: 'user', content: [{ type: 'text', text: 'Hello' }] };
    const goOn = isResumed ? [{ type: 'text', text: 'Without it.' }] : [];
    const result = isResumed ? { result: { error: 'skipped' } } : {};
    const content = [{ ...call, ...result }, ...goOn];
    const message = { id: 'a', role: 'assistant', content, status: 'complete' };
    const messages = isAsked ? [question, message] : [];
    return { sessionId: 's', messages, running: false, requiresAction: isAsked && !isResumed };
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/chat/stream')) {
      isAsked = true;
      return new Response(`9:${JSON.stringify(call)}\nd:{"finishReason":"tool-calls"}\n`);
    }
    if (pathname.endsWith('/chat/resume')) {
      sent.push(await request.json());
      isResumed = true;
      return new Response('0:"Without it."\nd:{"finishReason":"stop"}\n');
    }
    if (pathname.endsWith('/messages')) return Response.json(answer());
    return Response.json({ sessions: [], nextToken: null });
  };
  return { sent, client: { fetch } };
}

test('a run that waits for a tool that nobody carries out says so, tells the host once, and goes on by Skip', async () => {
  const onError = vi.fn();
  const { sent, client } = waitingFor('getWeather');
  renderChat({ client, props: { onError } });
  await say('Hello');
  expect(await screen.findByText('This app can’t run “Get weather”')).toBeVisible();
  expect(onError.mock.calls).toMatchObject([[{ code: 'configuration' }]]);
  expect(String(onError.mock.calls[0]?.[0])).toContain('getWeather');
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await waitFor(() =>
    expect(screen.getByText('Without it.', { selector: 'p, p *' })).toBeVisible(),
  );
  expect(screen.queryByText('This app can’t run “Get weather”')).toBeNull();
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).toContain('cannot run this tool');
  expect(onError).toHaveBeenCalledTimes(1);
});

test('calls that a service counts from 0 keep apart from the other parts, and a result alone has a name', async () => {
  const onError = printedErrors();
  renderChat(
    answeringWith([
      '0:"First."',
      '9:{"toolCallId":"0","toolName":"run_sql","args":{}}',
      'a:{"toolCallId":"0","result":[1]}',
      '0:"Then."',
      'a:{"toolCallId":"lost","result":[1]}',
      'd:{"finishReason":"stop"}',
    ]),
  );
  await say('Hello');
  expect(await screen.findByText('Run SQL')).toBeVisible();
  expect(screen.getByText('Tool')).toBeVisible();
  expect(onError.mock.calls.flat().join(' ')).not.toContain('same key');
});
