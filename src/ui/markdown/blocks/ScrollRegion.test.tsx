import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { observeSize } from '../../observeSize.ts';
import { Markdown } from '../Markdown.tsx';
import { words } from '../testing/words.ts';

const wide = `\`\`\`ts\nconst route = ${"'a long way around the northern capes', ".repeat(5)};\n\`\`\``;

test('wide code in a narrow column is marked after its size has been told, not meanwhile', async () => {
  render(
    <div data-testid="column" style={{ inlineSize: 320 }}>
      <Markdown text={wide} words={words} />
    </div>,
  );
  const region = screen.getByRole('group', { name: 'ts' });
  // Called after the region itself, in the same frame.
  const markMeanwhile = await new Promise<string | undefined>((resolve) => {
    const stop = observeSize(screen.getByTestId('column'), () => resolve(region.dataset['fade']));
    onTestFinished(stop);
  });
  expect(markMeanwhile).toBeUndefined();
  await waitFor(() => expect(region.dataset['fade']).toBe('right'));
  expect(screen.getByRole('button', { name: 'Wrap lines' })).toBeVisible();
});

test('what is scrolled is marked on both sides, and not at its end', async () => {
  render(
    <div data-testid="column" style={{ inlineSize: 320 }}>
      <Markdown text={wide} words={words} />
    </div>,
  );
  const region = screen.getByRole('group', { name: 'ts' });
  await waitFor(() => expect(region.dataset['fade']).toBe('right'));
  region.scrollLeft = 40;
  await waitFor(() => expect(region.dataset['fade']).toBe('left right'));
  region.scrollLeft = region.scrollWidth;
  await waitFor(() => expect(region.dataset['fade']).toBe('left'));
  screen.getByTestId('column').style.inlineSize = '9000px';
  await waitFor(() => expect(region.dataset['fade']).toBeUndefined());
});
