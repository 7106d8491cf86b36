import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { userEvent as pointer } from 'vitest/browser';
import { renderChat } from '../../testing/renderChat.tsx';

test('a citation leads to its source, and marks the source while it has the pointer or focus', async () => {
  const user = userEvent.setup();
  renderChat({ platform: { seed: 'empty' } });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(field, 'cite sources{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  const sources = await screen.findByRole('region', { name: 'Sources' });
  expect(
    within(sources)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1Arrivals in week 31 portlog.example',
    '2Contract C-1987, Saltmarsh Fisheries contracts.example',
    '3weather.example ',
  ]);
  const citations = screen.getAllByRole('link', { name: /^Source 3/ });
  expect(citations).toHaveLength(2);
  expect(citations[0]).toHaveAttribute('href', 'https://weather.example/archive');
  // A real pointer that another test left where a source came to lie marks that source.
  await pointer.hover(document.body, { position: { x: 1, y: 1 } });
  const marked = (): (string | null)[] =>
    [...sources.querySelectorAll('[data-active]')].map(({ textContent }) => textContent);
  await user.hover(screen.getByRole('link', { name: /^Source 2/ }));
  expect(marked()).toEqual(['2Contract C-1987, Saltmarsh Fisheries contracts.example']);
  await user.hover(field);
  expect(marked()).toEqual([]);
  act(() => citations[0]?.focus());
  expect(marked()).toEqual(['3weather.example ']);
  await user.hover(screen.getByRole('link', { name: /^Source 2/ }));
  expect(marked()).toEqual(['2Contract C-1987, Saltmarsh Fisheries contracts.example']);
  await user.hover(field);
  expect(marked()).toEqual(['3weather.example ']);
});

test('a card beside a citation names its source while it has the pointer or focus, until Escape', async () => {
  const user = userEvent.setup();
  renderChat({ platform: { seed: 'empty' } });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(field, 'cite sources{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  const citation = screen.getByRole('link', { name: /^Source 2/ });
  const card = () => document.querySelector('[data-citation-card]');
  await pointer.hover(citation);
  await expect.poll(() => card()?.textContent).toContain('Contract C-1987, Saltmarsh Fisheries');
  const [chip, box] = [citation, card()].map((element) => element?.getBoundingClientRect());
  expect(Math.abs((chip?.bottom ?? 0) - (box?.top ?? 0))).toBeLessThan(2);
  // The pointer can go onto the card.
  await pointer.hover(card() ?? field);
  expect(card()).toBeVisible();
  await pointer.hover(field);
  expect(card()).toBeNull();
  act(() => citation.focus());
  expect(card()).toHaveTextContent('contracts.example');
  await user.keyboard('{Escape}');
  expect(card()).toBeNull();
  expect(citation).toHaveFocus();
});
