import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Finding } from '../../../src/contract/index.ts';
import { offerFindingsTable } from '../browser/findingsTable.ts';

/** ag-grid's community edition, with the cache of the quick filter that its documents advise. */
ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<Finding>[] = [
  { field: 'title', flex: 1 },
  { field: 'theme', width: 130 },
  { field: 'confidence', width: 140 },
  {
    headerName: 'Connections',
    width: 170,
    valueGetter: ({ data }) => data?.connection_ids.join(', '),
  },
];
const selection = { mode: 'multiRow' } as const;
const root = createRoot(document.getElementById('root') ?? document.body);

function Table({ findings }: { findings: readonly Finding[] }) {
  const [text, setText] = useState('');
  return (
    <div style={{ blockSize: '100vh', display: 'flex', flexDirection: 'column' }}>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <div style={{ flex: 1 }}>
        <AgGridReact<Finding>
          rowData={findings as Finding[]}
          columnDefs={columns}
          getRowId={({ data }) => data.finding_id}
          rowSelection={selection}
          quickFilterText={text}
          cacheQuickFilter
        />
      </div>
    </div>
  );
}

offerFindingsTable({
  mount: (findings) => root.render(<Table findings={findings} />),
  scroller: '.ag-root *',
  sort: () =>
    document
      .querySelector<HTMLElement>('.ag-header-cell[col-id="title"] .ag-header-cell-label')
      ?.click(),
  first: '[row-index="0"] [col-id="title"]',
  rowCount: () =>
    Number(document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount') ?? 0) - 1,
});
