import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import {
  createPicker,
  type PickerItem,
} from '../../../src/widgets/connectors/core/picker/index.ts';
import { ItemPicker } from '../../../src/widgets/connectors/picker/ItemPicker.tsx';
import { StreamPicker } from '../../../src/widgets/connectors/sql/discovery/StreamPicker.tsx';
import { openConnector } from '../../../src/widgets/connectors/testing/openConnector.tsx';

/** Rows that a list may hold in the page, whatever its length. */
const fewRows = 25;

test('12,000 tables are in the page as a few rows, also in an open schema', async () => {
  const streams = Array.from({ length: 12_000 }, (_, index) => {
    const [name, namespace] = [`table_${index}`, `schema_${index % 12}`];
    return { key: JSON.stringify([namespace, name]), name, namespace, raw: { name, namespace } };
  });
  openConnector().show(
    <StreamPicker
      found={{ streams, problems: [] }}
      isPublishing={false}
      buttonRef={createRef()}
      onPublish={() => undefined}
    />,
  );
  screen.getByText('12,000 tables found');
  expect(screen.getAllByRole('treeitem')).toHaveLength(12);
  screen.getByRole('tree').focus();
  await userEvent.keyboard('{Home}{ArrowRight}{End}');
  await waitFor(() =>
    expect(screen.getAllByRole('treeitem')[0]).toHaveAttribute('aria-setsize', '1012'),
  );
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(fewRows);
});

test('40,000 items are in the page as a few rows, and a filter finds the one that it names', async () => {
  const items = Array.from({ length: 40_000 }, (_, index): PickerItem => ({
    id: `id-${index}`,
    name: `Report ${index}.pdf`,
    kind: 'pdf',
    via: 'picker',
  }));
  openConnector().show(
    <ItemPicker
      label="Files"
      picker={createPicker()}
      items={items}
      unavailable={new Set()}
      adding={{ canAdd: true, isAdding: false, error: null, add: () => Promise.resolve() }}
      empty={null}
    />,
  );
  expect(screen.getAllByRole('option').length).toBeLessThan(fewRows);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search files' }), '39999 rep');
  await screen.findByText('1 of 40,000 loaded items match');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
