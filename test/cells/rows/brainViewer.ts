import { expect } from 'vitest';
import type { KeptValue, Setting, WidgetCells } from '../WidgetCells.ts';

const isSelected = (selected: string): KeptValue => ({
  value: () => ({ selected, panel: 'details' }),
  seen: ({ sees }) => sees('heading', selected, { level: 3 }),
});

const evidenceOfContract: Setting = {
  props: () => ({ focusLabel: 'Contract' }),
  resolveSource: () => ({
    related: [
      { kind: 'source', id: 'c-1987', title: 'C-1987, signed' },
      { kind: 'node', id: 'contract:c-1987', title: 'Contract C-1987' },
    ],
  }),
};

/** The viewer of the brain. */
export const brainViewer: WidgetCells = {
  events: {
    onViewChange: {
      cause: ({ press }) => press('Table'),
      detail: { view: { mode: 'table' } },
    },
    onOpenLabel: {
      props: () => ({ focusLabel: 'Contract' }),
      cause: ({ press }) => press('Open Contract'),
      detail: { label: 'Contract' },
    },
    onOpenSource: {
      ...evidenceOfContract,
      cause: async ({ press }) => {
        await press('Show evidence');
        await press(/^C-1987, signed/);
      },
      detail: { kind: 'source', id: 'c-1987' },
    },
    onOpenNode: {
      ...evidenceOfContract,
      cause: async ({ press }) => {
        await press('Show evidence');
        await press(/^Contract C-1987/);
      },
      detail: { nodeId: 'contract:c-1987' },
    },
  },
  controlled: {
    view: {
      values: [isSelected('Contract'), isSelected('Supplier')],
      change: ({ press }) => press('Table'),
      event: 'onViewChange',
      wanted: { view: { mode: 'table' } },
    },
  },
  slots: {},
  methods: {
    showLabel: {
      values: () => ['Contract'],
      seen: ({ sees }) => sees('heading', 'Contract', { level: 3 }),
    },
    fit: {
      // So far away that nothing can be seen.
      props: () => ({
        defaultView: { grouping: 'labels', viewport: { x: -90_000, y: -90_000, zoom: 1 } },
      }),
      seen: async ({ all }) => {
        await expect.poll(() => all('button', /, linked to/).length).toBeGreaterThan(0);
      },
    },
    export: {
      values: () => ['svg'],
      seen: () => Promise.resolve(),
      isAnswer: (answer) => answer instanceof Blob && answer.type === 'image/svg+xml',
    },
  },
};
