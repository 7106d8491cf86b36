import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { setUnreadableCount } from '../../client/index.ts';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { BrainstemProvider } from '../BrainstemProvider.tsx';
import { UnreadableEntriesNotice, UnreadableOptionsNotice } from './UnreadableEntriesNotice.tsx';

/** A list of a platform, of whose entries as many couldn’t be read. */
function listWithout(count: number, entries: readonly string[] = ['Rotterdam']) {
  const list = [...entries];
  setUnreadableCount(list, count);
  return list;
}

function show(notice: ReactNode) {
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  return render(<BrainstemProvider client={client}>{notice}</BrainstemProvider>);
}

test('the entries of all lists that couldn’t be read are counted together', () => {
  show(<UnreadableEntriesNotice lists={[listWithout(2), undefined, listWithout(1)]} />);
  expect(screen.getByRole('note')).toHaveTextContent('3 items couldn’t be loaded');
});

test('lists that were read whole show no notice', () => {
  show(<UnreadableEntriesNotice lists={[listWithout(0), ['Rotterdam'], undefined]} />);
  expect(screen.queryByRole('note')).toBeNull();
});

test('a question none of whose options could be read says so, and one that lacks some counts them', () => {
  const { unmount } = show(<UnreadableOptionsNotice options={listWithout(2, [])} />);
  expect(screen.getByRole('note')).toHaveTextContent('Couldn’t load the options.');
  unmount();
  show(<UnreadableOptionsNotice options={listWithout(2)} />);
  expect(screen.getByRole('note')).toHaveTextContent('2 items couldn’t be loaded');
});
