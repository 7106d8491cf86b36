import { expect } from 'vitest';
import type { EventCell, Step, WidgetCells } from '../WidgetCells.ts';
import { noCells } from '../WidgetCells.ts';

const anyText: unknown = expect.any(String);

const connect =
  (fields: readonly (readonly [label: RegExp, text: string])[]): Step =>
  async ({ fill, press }) => {
    for (const [label, text] of fields) await fill(label, text);
    await press('Connect');
  };

/** Creates the cells for the events of every form, once it can be filled in. */
const eventsOf = (save: Step): Readonly<Record<string, EventCell>> => ({
  onSaved: {
    cause: save,
    detail: {
      connectionId: anyText,
      providerConfigKey: anyText,
    },
  },
  onCancel: { cause: ({ press }) => press('Cancel'), detail: {} },
  onDone: {
    cause: async (form) => {
      await save(form);
      await form.press('Done');
    },
    detail: {},
  },
});

const saveSql = connect([
  [/^Connection name/, 'Orders'],
  [/^Host/, 'db.example'],
  [/^Database(?! type)/, 'orders'],
  [/^Username/, 'reader'],
  [/^Password/, 'pw'],
]);

const tunnels = [
  {
    method: 'SSH_KEY_AUTH',
    label: 'SSH with a key',
    fields: [
      { name: 'sourceConfig.tunnel_method.tunnel_host', label: 'Tunnel host', required: true },
    ],
  },
];

export const sqlConnectionForm: WidgetCells = {
  ...noCells,
  props: () => ({ engine: 'sql-b' }),
  events: {
    ...eventsOf(saveSql),
    onSignIn: {
      props: ({ faults, credentials: { organisationId: organizationId } }) => {
        faults.add({ route: 'checkSource', status: 401 });
        return { discovery: { organizationId, tunnels } };
      },
      cause: async (form) => {
        await saveSql(form);
        await form.press('Choose tables');
        await form.fill(/^Tunnel host/, 'bastion.example');
        await form.press('Browse the database');
        await form.press('Sign in');
      },
      detail: {},
    },
  },
};

export const docstoreForm: WidgetCells = {
  ...noCells,
  events: eventsOf(
    connect([
      [/^Connection name/, 'Store'],
      [/^Connection string/, 'docs+srv://cluster.example/?w=majority'],
      [/^Username/, 'ann'],
      [/^Password/, 'pw'],
    ]),
  ),
};

export const restConnector: WidgetCells = {
  ...noCells,
  events: eventsOf(
    connect([
      [/^Connection name/, 'Scales'],
      [/^Token/, 't0ken'],
    ]),
  ),
};

export const credentialForm: WidgetCells = {
  ...noCells,
  props: () => ({ connectorId: 'crm-b' }),
  events: eventsOf(
    connect([
      [/^Connection name/, 'Sales'],
      [/^Client ID/, 'app-1'],
      [/^Client secret/, 's3cret'],
      [/^Tenant ID/, 'tenant-1'],
    ]),
  ),
};
