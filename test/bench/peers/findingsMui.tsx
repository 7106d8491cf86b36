import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Finding } from '../../../src/contract/index.ts';
import { offerFindingsTable } from '../browser/findingsTable.ts';

/** MUI's community edition: it draws pages of at most 100 rows, virtual within a page. */
const columns: GridColDef<Finding>[] = [
  { field: 'title', flex: 1 },
  { field: 'theme', width: 130 },
  { field: 'confidence', width: 140, type: 'number' },
  { field: 'connections', width: 170, valueGetter: (_, row) => row.connection_ids.join(', ') },
];
const paging = { paginationModel: { page: 0, pageSize: 100 } };
const root = createRoot(document.getElementById('root') ?? document.body);

function Table({ findings }: { findings: readonly Finding[] }) {
  const [text, setText] = useState('');
  return (
    <div style={{ blockSize: '100vh', display: 'flex', flexDirection: 'column' }}>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <div style={{ flex: 1, minBlockSize: 0 }}>
        <DataGrid
          rows={findings}
          columns={columns}
          getRowId={({ finding_id }) => finding_id}
          checkboxSelection
          pageSizeOptions={[100]}
          initialState={{ pagination: paging }}
          filterModel={{ items: [], quickFilterValues: text === '' ? [] : [text] }}
          filterDebounceMs={0}
        />
      </div>
    </div>
  );
}

offerFindingsTable({
  mount: (findings) => root.render(<Table findings={findings} />),
  scroller: '.MuiDataGrid-virtualScroller',
  sort: () =>
    document.querySelector<HTMLElement>('.MuiDataGrid-columnHeader[data-field="title"]')?.click(),
  first: '[data-rowindex="0"] [data-field="title"]',
  rowCount: () =>
    Number(document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount') ?? 0) - 1,
});
