import { createClient } from 'brainstem';
import { createMockPlatform } from 'brainstem/mock-platform';
import { BrainstemProvider } from 'brainstem/react';
import { createRoot } from 'react-dom/client';
import { FindingsWorkspace } from '../../../src/widgets/findings-review/FindingsWorkspace.tsx';
import { ReviewProvider } from '../../../src/widgets/findings-review/ReviewProvider.ts';
import { offerFindingsTable } from '../browser/findingsTable.ts';

const platform = createMockPlatform({ pace: 0, seed: 'empty' });
const client = createClient({
  baseUrl: platform.credentials.baseUrl,
  getToken: async () => ({ token: await platform.issueToken({}) }),
  fetch: platform.fetch,
});
const root = createRoot(document.getElementById('root') ?? document.body);

offerFindingsTable({
  mount: (findings) =>
    root.render(
      <BrainstemProvider client={client}>
        <ReviewProvider props={{}}>
          <FindingsWorkspace findings={findings} onRefresh={() => undefined} />
        </ReviewProvider>
      </BrainstemProvider>,
    ),
  scroller: '[role="grid"]',
  sort: () => document.querySelector<HTMLElement>('[role="columnheader"] button')?.click(),
  first: '[aria-rowindex="2"] [data-column="title"]',
  rowCount: () =>
    Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount') ?? 0) - 1,
});
