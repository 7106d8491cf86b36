import { expect } from 'vitest';
import { textSlot } from '../textSlot.ts';
import { noCells, type KeptValue, type WidgetCells } from '../WidgetCells.ts';

const anyText: unknown = expect.any(String);
const anyNumber: unknown = expect.any(Number);

const notice = 'Give notice for contract C-1987';

const isList = (list: string, name: RegExp): KeptValue => ({
  value: () => ({ list }),
  seen: ({ sees }) => sees('tab', name, { selected: true }),
});

/** The tasks of the web app. */
export const taskList: WidgetCells = {
  events: {
    onViewChange: {
      cause: ({ press }) => press(/^Everyone’s/, 'tab'),
      detail: { view: { list: 'all' } },
    },
    onTaskChange: {
      cause: ({ press }) => press(`Complete “${notice}”`, 'checkbox'),
      detail: { taskId: anyText, change: 'completed' },
    },
    onSignIn: {
      props: (platform) => {
        platform.signOutOfApp();
        return {};
      },
      cause: ({ press }) => press('Sign in'),
      detail: {},
    },
  },
  controlled: {
    view: {
      values: [isList('all', /^Everyone’s/), isList('todo', /^Mine/)],
      change: ({ press }) => press(/^Mine/, 'tab'),
      event: 'onViewChange',
      wanted: { view: { list: 'todo' } },
    },
  },
  slots: {
    renderTask: textSlot('title'),
    renderDetails: {
      ...textSlot('title'),
      show: ({ press }) => press(new RegExp(`^${notice}`)),
    },
  },
  methods: {},
};

/** A form of the web app. */
export const platformForm: WidgetCells = {
  ...noCells,
  props: ({ credentials: { tenantId } }) => ({ slug: 'new-supplier', tenantId }),
  events: {
    onSubmitted: {
      cause: async ({ fill, press }) => {
        await fill('Company', 'Saltmarsh');
        await fill('What they sell', 'Cod');
        await press('North', 'radio');
        await press('Yes', 'radio');
        await press('Submit');
      },
      detail: { answer: { formId: 'form-supplier' } },
    },
  },
};

/** Cells of the badge that counts what waits for a user. */
export const attentionBadge: WidgetCells = {
  ...noCells,
  events: {
    onCountChange: {
      cause: ({ sees }) => sees('img', /^\d+ need your attention$/),
      detail: { total: anyNumber },
    },
  },
};
