import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../test/renderWidget.tsx';
import { setUnreadableCount } from '../../client/index.ts';
import { UnreadableEntriesNotice, UnreadableOptionsNotice } from './UnreadableEntriesNotice.tsx';

/** A list of a platform, of whose entries as many couldn’t be read. */
function listWithout(count: number, entries: readonly string[] = ['Rotterdam']) {
  const list = [...entries];
  setUnreadableCount(list, count);
  return list;
}

test('the entries of all lists that couldn’t be read are counted together', () => {
  renderWidget(<UnreadableEntriesNotice lists={[listWithout(2), undefined, listWithout(1)]} />);
  expect(screen.getByRole('note')).toHaveTextContent('3 items couldn’t be loaded');
});

test('lists that were read whole show no notice', () => {
  renderWidget(<UnreadableEntriesNotice lists={[listWithout(0), ['Rotterdam'], undefined]} />);
  expect(screen.queryByRole('note')).toBeNull();
});

test('a question none of whose options could be read says so, and one that lacks some counts them', () => {
  const { view } = renderWidget(<UnreadableOptionsNotice options={listWithout(2, [])} />);
  expect(screen.getByRole('note')).toHaveTextContent('Couldn’t load the options.');
  view.unmount();
  renderWidget(<UnreadableOptionsNotice options={listWithout(2)} />);
  expect(screen.getByRole('note')).toHaveTextContent('2 items couldn’t be loaded');
});
