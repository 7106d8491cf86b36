import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Surface, Tabs } from '../index.ts';

test('tabs that don’t fit fade at the edge beyond which there are more', async () => {
  const tabs = ['pending', 'approved', 'rejected'].map((key) => ({ key, label: key }));
  render(
    <Surface style={{ inlineSize: 160 }}>
      <Tabs label="Lists" tabs={tabs} value="pending" onChange={() => undefined}>
        Nothing
      </Tabs>
    </Surface>,
  );
  const list = screen.getByRole('tablist');
  await expect.poll(() => list.dataset['fade']).toBe('right');
  expect(getComputedStyle(list).maskImage).toContain('linear-gradient');
  list.scrollLeft = 1000;
  await expect.poll(() => list.dataset['fade']).toBe('left');
});
