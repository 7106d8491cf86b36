import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Surface } from '../theme/Surface.tsx';
import { NoticeStack } from './NoticeStack.tsx';

test('a long notice in a side panel has its button below, not beside a column of words', () => {
  render(
    <Surface style={{ inlineSize: 320 }}>
      <NoticeStack
        notices={[
          {
            key: 'remote',
            title: 'Someone else decided “Two names stand for one supplier”: Rejected.',
            actions: <button>Dismiss</button>,
          },
        ]}
        words={{ details: 'Details', more: String, less: 'Less' }}
      />
    </Surface>,
  );
  const title = screen.getByText(/^Someone else/).getBoundingClientRect();
  const button = screen.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
  expect(title.width).toBeGreaterThan(240);
  expect(button.top).toBeGreaterThanOrEqual(title.bottom);
});
