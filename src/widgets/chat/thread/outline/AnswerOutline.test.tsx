import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { doubledSizes } from '../../../../../test/conditions/doubledSizes.ts';
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
  const { top } = scroller().getBoundingClientRect();
  await expect.poll(() => heading.getBoundingClientRect().top).toBeCloseTo(top, -1.5);
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

test.each([
  { way: 'the way back to the question', name: 'Jump to your question', block: 'start' },
  { way: 'the way to the latest message', name: 'Jump to latest message', block: 'end' },
] as const)(
  'at 320 px with text of 200%, $way covers no field of a form',
  async ({ name, block }) => {
    const { style } = document.documentElement;
    for (const [property, size] of doubledSizes) style.setProperty(property, size);
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    renderChat({
      platform: { seed: 'empty' },
      around: (chat) => <div style={{ inlineSize: 320, blockSize: '100%' }}>{chat}</div>,
    });
    await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
    await userEvent.paste('ask me for details');
    await userEvent.keyboard('{Enter}');
    const form = await screen.findByRole('region', { name: 'What should I put into the order?' });
    await waitFor(() => {
      // Again, since the end is followed for as long as the answer still arrives.
      form.closest('article')?.scrollIntoView({ block: 'start' });
      expect(screen.getByRole('button', { name: 'Jump to your question' })).toBeVisible();
    });
    const fields = [
      ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    ];
    expect(fields.some(({ type }) => type === 'date')).toBe(true);
    const covered: string[] = [];
    for (const field of fields) {
      field.scrollIntoView({ block });
      await frame();
      await frame();
      const jump = screen.queryByRole('button', { name });
      if (jump !== null && overlap(jump, field)) covered.push(field.type);
    }
    expect(covered).toEqual([]);
  },
);

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
