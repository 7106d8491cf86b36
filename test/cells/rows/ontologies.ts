import type { KeptValue, WidgetCells } from '../WidgetCells.ts';

const coldChain = () => ({ defaultView: { ontologyId: 'cold-chain' } });

const isOpen = (ontologyId: string, label: string): KeptValue => ({
  value: () => ({ ontologyId }),
  seen: ({ sees }) => sees('heading', label),
});

/** The editor of ontologies. */
export const ontologyEditor: WidgetCells = {
  events: {
    onViewChange: {
      cause: ({ press }) => press(/^Food labelling/),
      detail: { view: { ontologyId: 'food-labelling' } },
    },
    onSaved: {
      props: () => ({ defaultView: { page: 'new' } }),
      cause: async ({ fill, keys, press }) => {
        await fill('Name', 'Ice chain');
        await fill('Add a term', 'ice');
        await keys('{Enter}');
        await press('Save');
      },
      detail: { ontologyId: 'ice-chain' },
    },
    onDeleted: {
      props: coldChain,
      cause: async ({ press, confirm }) => {
        await press(/^More actions for/);
        await press('Delete', 'menuitem');
        await confirm('Delete');
      },
      detail: { ontologyId: 'cold-chain' },
    },
    onDirtyChange: {
      props: coldChain,
      cause: async ({ fill, keys }) => {
        await fill('Add a term', 'ice');
        await keys('{Enter}');
      },
      detail: { isDirty: true },
    },
  },
  controlled: {
    view: {
      values: [isOpen('cold-chain', 'Cold chain'), isOpen('food-labelling', 'Food labelling')],
      change: ({ press }) => press(/^Food labelling/),
      event: 'onViewChange',
      wanted: { view: { ontologyId: 'food-labelling' } },
    },
  },
  slots: {},
  methods: {},
};

const isPicked = (ontologyId: string, label: RegExp): KeptValue => ({
  value: () => ({ ontologyIds: [ontologyId], mode: 'strict', documentGroup: '' }),
  seen: ({ sees }) => sees('checkbox', label, { checked: true }),
});

/** The field of ontologies. */
export const ontologyPicker: WidgetCells = {
  events: {
    onValueChange: {
      cause: ({ press }) => press(/^Cold chain/, 'checkbox'),
      detail: { value: { ontologyIds: ['cold-chain'] } },
    },
  },
  controlled: {
    value: {
      values: [
        isPicked('cold-chain', /^Cold chain/),
        isPicked('food-labelling', /^Food labelling/),
      ],
      change: ({ press }) => press(/^Food labelling/, 'checkbox'),
      event: 'onValueChange',
      wanted: { value: { ontologyIds: ['cold-chain', 'food-labelling'] } },
    },
  },
  slots: {},
  methods: {},
};
