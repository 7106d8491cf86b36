import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import type { MarkdownRenderers } from '../../../ui/index.ts';
import { Chat } from '../Chat.tsx';
import type { ChatProps } from '../declaration.ts';
import { renderChat } from '../testing/renderChat.tsx';
import { printedErrors } from '../../../../test/printedErrors.ts';

const answer = `
See [the report](https://example.com/report "Week 31") and [this](javascript:alert(1)).

| product | boxes |
| ------- | ----: |
| **Cod** | 12    |

\`\`\`dot
digraph { a -> b }
\`\`\`

\`\`\`js
let a = 1;
\`\`\`
`;
const initialMessages: ChatProps['initialMessages'] = [{ role: 'assistant', text: answer }];
const shown = () => screen.findByRole('article', { name: 'Assistant' });

function show(renderers: MarkdownRenderers, props?: ChatProps) {
  renderChat({ platform: { seed: 'empty' }, props: { initialMessages, renderers, ...props } });
}

test('a host renders the code blocks that it wants, and leaves the others to us', async () => {
  show({
    codeBlock: ({ code, language }, ours) =>
      language === 'dot' ? <p data-testid="diagram">{code}</p> : ours,
  });
  expect(await screen.findByTestId('diagram')).toHaveTextContent('digraph { a -> b }');
  expect(screen.getByRole('figure', { name: 'js' })).toHaveTextContent('let a = 1;');
  expect(screen.queryByRole('figure', { name: 'dot' })).toBeNull();
});

test('a host renders tables by their words, and links that may be followed', async () => {
  const link = vi.fn<NonNullable<MarkdownRenderers['link']>>(({ href, title, children }) => (
    <a href={href}>
      {children} ({title})
    </a>
  ));
  show({ table: ({ head, rows }) => <p>{JSON.stringify([head, ...rows])}</p>, link });
  await screen.findByText('[["product","boxes"],["Cod","12"]]');
  expect(within(await shown()).queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'the report (Week 31)' })).toHaveAttribute(
    'href',
    'https://example.com/report',
  );
  expect(new Set(link.mock.calls.map(([{ href }]) => href))).toEqual(
    new Set(['https://example.com/report']),
  );
});

test('a host puts something around a citation', async () => {
  renderChat({
    platform: { seed: 'empty' },
    props: {
      renderers: {
        citation: ({ number, title }, ours) => (
          <span data-testid={`citation ${number}`} data-title={title}>
            {ours}
          </span>
        ),
      },
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'cite sources');
  await userEvent.keyboard('{Enter}');
  const [first] = await screen.findAllByTestId('citation 1');
  expect(first).toHaveAttribute('data-title', 'Arrivals in week 31');
  if (first === undefined) throw new TypeError('the answer cites nothing');
  expect(within(first).getByRole('link', { name: /^Source 1/ })).toBeVisible();
});

test('a renderer that throws gives way to ours, and the host hears of it', async () => {
  printedErrors();
  const onError = vi.fn();
  const failed = new Error('No diagram today.');
  show(
    {
      codeBlock: ({ language }, ours) => {
        if (language === 'dot') throw failed;
        return ours;
      },
    },
    { onError },
  );
  expect(await screen.findByRole('figure', { name: 'dot' })).toHaveTextContent('digraph');
  expect(within(await shown()).queryByRole('alert')).toBeNull();
  expect(onError).toHaveBeenCalledWith(failed);
});

test('renderers that are written inline follow the page, and keep what they hold', async () => {
  function Counter({ unit }: { unit: string }) {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{`${count} ${unit}`}</button>;
  }
  const page = (unit: string) => (
    <Chat
      initialMessages={initialMessages}
      renderers={{
        codeBlock: ({ language }, ours) => (language === 'dot' ? <Counter unit={unit} /> : ours),
      }}
    />
  );
  const { rerender } = renderWidget(page('clicks'), { platform: { seed: 'empty' } });
  await userEvent.click(await screen.findByRole('button', { name: '0 clicks' }));
  rerender(page('presses'));
  expect(screen.getByRole('button', { name: '1 presses' })).toBeVisible();
});
