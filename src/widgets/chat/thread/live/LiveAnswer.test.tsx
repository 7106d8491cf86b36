import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringWith } from '../../testing/answeringWith.ts';
import { renderChat } from '../../testing/renderChat.tsx';

const sentences = Array.from({ length: 12 }, (_, at) => `Sentence ${at} is over.\n`);

test('what is said aloud changes in the same update as the answer, not in one more', async () => {
  const lines = sentences.map((sentence) => `0:${JSON.stringify(sentence)}`);
  const { view } = renderChat({
    ...answeringWith([...lines, 'd:{"finishReason":"stop"}'], true),
    props: { initialMessages: [{ role: 'assistant', text: 'Ask me.' }] },
  });
  await screen.findByText('Ask me.');
  const updates: { isSaid: boolean; isShown: boolean }[] = [];
  const observer = new MutationObserver((records) => {
    const isIn = (selector: string): boolean =>
      records.some(({ target }) => elementOf(target)?.closest(selector) instanceof Element);
    updates.push({ isSaid: isIn('[aria-live]'), isShown: isIn('[data-part="thread"]') });
  });
  observer.observe(view.container, { childList: true, characterData: true, subtree: true });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  observer.disconnect();
  expect(updates.filter(({ isSaid, isShown }) => isSaid && isShown).length).toBeGreaterThan(1);
  expect(updates.filter(({ isSaid, isShown }) => isSaid && !isShown)).toEqual([]);
});

test('the last sentences stay for a screen reader that is late, each said once, and nothing else is read as a status', async () => {
  const lines = sentences.map((sentence) => `0:${JSON.stringify(sentence)}`);
  const { view } = renderChat(answeringWith([...lines, 'd:{"finishReason":"stop"}'], true));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
  const added: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      const isRegion = elementOf(target)?.matches('[aria-live]') === true;
      if (isRegion) for (const node of addedNodes) added.push(node.textContent);
    }
  });
  observer.observe(view.container, { childList: true, subtree: true });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  observer.disconnect();
  const said = added.join(' ');
  for (const sentence of sentences) expect(said.split(sentence.trim())).toHaveLength(2);
  const [region] = [...view.container.querySelectorAll('[aria-live]')].filter(({ textContent }) =>
    textContent.includes('Sentence 11 is over.'),
  );
  for (const sentence of sentences.slice(-8)) expect(region).toHaveTextContent(sentence.trim());
  expect(view.container.querySelectorAll('[role="status"]:empty')).toHaveLength(0);
});

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}
