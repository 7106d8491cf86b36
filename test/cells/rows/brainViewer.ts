import { expect } from 'vitest';
import type { KeptValue, WidgetCells } from '../WidgetCells.ts';

const isSelected = (selected: string): KeptValue => ({
  value: () => ({ selected, panel: 'details' }),
  seen: ({ sees }) => sees('heading', selected, { level: 3 }),
});

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
