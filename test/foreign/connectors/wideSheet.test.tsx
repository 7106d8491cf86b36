import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getSheetPreview } from '../../../src/contract/index.ts';
import { SheetPicker } from '../../../src/widgets/connectors/sheets/SheetPicker.tsx';
import { openConnector } from '../../../src/widgets/connectors/testing/openConnector.tsx';

test('a sheet of 10,000 columns is previewed by its first hundred, and says so', async () => {
  const columns = Array.from({ length: 10_000 }, (_, index) => `c${index}`);
  const { connectionIds, show } = openConnector({
    client: {
      onRequest: ({ url }) =>
        new URL(url).pathname.endsWith(getSheetPreview.path)
          ? Response.json({
              spreadsheetId: 's',
              sheetName: 'Wide',
              availableSheets: [{ title: 'Wide', sheetId: 0, index: 0 }],
              headers: columns,
              sampleRows: [columns],
              totalColumns: columns.length,
              hasMoreRows: false,
            })
          : undefined,
    },
  });
  const [connectionId = ''] = await connectionIds('alpha-drive');
  show(<SheetPicker connectionId={connectionId} />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Add files' }));
  (await screen.findByRole('listbox')).focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText(/First 100 of 10,000 columns/);
  expect(screen.getAllByRole('columnheader')).toHaveLength(100);
});
