import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../Markdown.tsx';
import { words } from '../testing/words.ts';

async function show(text: string): Promise<HTMLElement> {
  const { container } = render(
    <div style={{ inlineSize: 400, paddingBlock: 300 }}>
      <Markdown text={text} words={words} math />
    </div>,
  );
  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
  return container;
}

/** Returns true if a formula covers one of some points of an element. */
function isCovered(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const columns = Array.from(
    { length: 20 },
    (_, index) => left + ((right - left) * (index + 0.5)) / 20,
  );
  const rows = [top + 2, (top + bottom) / 2, bottom - 2];
  return columns.some((x) =>
    rows.some((y) => document.elementFromPoint(x, y)?.closest('math') instanceof Element),
  );
}

describe('a formula', () => {
  it.each([
    ['raised above its line', String.raw`$\raisebox{6em}{\rule{20em}{12em}}$`],
    ['lowered below its line', String.raw`$\raisebox{-6em}{\rule{20em}{8em}}$`],
    ['moved back over the text before it', String.raw`$\kern-20em\rule{20em}{3em}$`],
    ['of no height', String.raw`$\smash{\rule{20em}{12em}}$`],
    ['raised, on a line of its own', String.raw`$$\raisebox{6em}{\rule{20em}{12em}}$$`],
    ['as large as it can be', String.raw`$$\rule{100em}{100em}$$`],
    [
      'that repeats itself',
      String.raw`$\def\a{\rule{9em}{9em}\a}\raisebox{5em}{\rule{20em}{9em}}$`,
    ],
  ])('paints over no other text when it is %s', async (_, formula) => {
    await show(`The first line.\n\nIn words ${formula} and more.\n\nThe last line.`);
    expect(isCovered(screen.getByText('The first line.'))).toBe(false);
    expect(isCovered(screen.getByText('The last line.'))).toBe(false);
  });

  it('keeps one that is wider than its column whole, and lets it scroll', async () => {
    const container = await show(String.raw`$$${'a+'.repeat(100)}b$$`);
    const box = container.querySelector('math')?.parentElement;
    expect(box?.scrollWidth).toBeGreaterThan(box?.clientWidth ?? Infinity);
    expect(box?.clientWidth).toBeLessThanOrEqual(400);
    box?.scrollTo({ left: 10_000 });
    expect(box?.scrollLeft).toBeGreaterThan(0);
  });

  it('is placed on the baseline of the text around it', async () => {
    const container = await show('Words $x$ and more.');
    const box = container.querySelector('math')?.parentElement;
    const line = screen.getByText(/Words/).getBoundingClientRect();
    const { top, bottom } = box?.getBoundingClientRect() ?? new DOMRect();
    expect(top).toBeGreaterThan(line.top - 8);
    expect(bottom).toBeLessThan(line.bottom + 8);
  });

  it.each([
    [
      'nested deeper than a page can draw',
      `$${String.raw`\sqrt{`.repeat(300)}x${'}'.repeat(300)}$`,
    ],
    ['longer than anyone reads', `$${'x+'.repeat(10_000)}y$`],
  ])('stays as it was written when it is %s', async (_, formula) => {
    const { container } = render(<Markdown text={`${formula} and $y$`} words={words} math />);
    await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
    expect(container.querySelectorAll('math')).toHaveLength(1);
    expect(container.textContent).toContain(formula.slice(1, 60));
  });
});
