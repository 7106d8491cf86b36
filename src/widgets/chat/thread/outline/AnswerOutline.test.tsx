import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderChat } from '../../testing/renderChat.tsx';

/** A chat with an answer of some headings and many screens, opened at its end. */
async function openLongAnswer(width: number): Promise<void> {
  const sections = ['Ports', 'Suppliers', 'Costs'].map(
    (name) => `## ${name}\n\n${`${name} in many words.\n\n`.repeat(60)}`,
  );
  const { view } = renderChat({
    platform: { seed: 'empty' },
    props: {
      layout: 'compact',
      initialMessages: [
        { role: 'user', text: 'Where do we stand?' },
        { role: 'assistant', text: sections.join('') },
      ],
    },
  });
  const [box] = view.container.children;
  if (box instanceof HTMLElement) box.style.inlineSize = `${width}px`;
  await screen.findByRole('heading', { name: 'Costs' });
}

const scroller = () => screen.getByRole('group', { name: 'Messages' });
const outline = () => screen.findByRole('navigation', { name: 'In this answer' });

test('in a wide box, the headings of a long answer stand beside it, lead to them, and mark the one that is read', async () => {
  await openLongAnswer(1_300);
  const costs = await within(await outline()).findByRole('button', { name: 'Costs' });
  await expect.poll(() => costs.getAttribute('aria-current')).toBe('location');
  const ports = within(await outline()).getByRole('button', { name: 'Ports' });
  await userEvent.click(ports);
  const heading = screen.getByRole('heading', { name: 'Ports' });
  expect(heading).toHaveFocus();
  expect(heading.getBoundingClientRect().top).toBeCloseTo(
    scroller().getBoundingClientRect().top,
    -1.5,
  );
  await expect.poll(() => ports.getAttribute('aria-current')).toBe('location');
  expect(costs).not.toHaveAttribute('aria-current');
});

test('in a narrow box there is no outline, and one button leads back to the question', async () => {
  await openLongAnswer(600);
  const jump = await screen.findByRole('button', { name: 'Jump to your question' });
  expect(screen.queryByRole('navigation', { name: 'In this answer' })).toBeNull();
  await userEvent.click(jump);
  expect(screen.getByRole('article', { name: 'You' })).toHaveFocus();
  expect(screen.getByText('Where do we stand?')).toBeVisible();
  expect(scroller().scrollTop).toBeLessThan(40);
  await expect
    .poll(() => screen.queryByRole('button', { name: 'Jump to your question' }))
    .toBeNull();
});
