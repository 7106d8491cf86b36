import { expect } from 'vitest';
import type { MockPlatform } from '../../../src/mock-platform/index.ts';
import type { OpenConnect } from '../../../src/widgets/connectors/core/index.ts';
import { textSlot } from '../textSlot.ts';
import type { KeptValue, Step, WidgetCells } from '../WidgetCells.ts';

const anyText: unknown = expect.any(String);
const empty = { platform: { seed: 'empty' } } as const;
const sql = () => ({ connectors: ['sql-b'] });

/** The provider's page of a user who consents at once. */
const consentAtOnce =
  (platform: MockPlatform): OpenConnect =>
  ({ getSessionToken, onEvent }) => {
    void getSessionToken().then((token) => {
      platform.consent(token);
      onEvent({ type: 'finished' });
    });
    return { close: () => undefined };
  };

const isPageOf = (connectorId: string, name: string): KeptValue => ({
  value: () => ({ connectorId }),
  seen: ({ sees }) => sees('heading', new RegExp(name)),
});

const openConnection: Step = ({ press }) => press('Order database');

/** The gallery of connectors. */
export const connectors: WidgetCells = {
  events: {
    onViewChange: {
      ...empty,
      cause: ({ press }) => press(/^CRM A/),
      detail: { view: { connectorId: 'crm-a' } },
    },
    onDirtyChange: {
      ...empty,
      props: () => ({ defaultView: { connectorId: 'sql-b' } }),
      cause: ({ fill }) => fill(/^Connection name/, 'Orders'),
      detail: { isDirty: true },
    },
    onConnect: {
      ...empty,
      props: (platform) => ({
        defaultView: { connectorId: 'crm-a' },
        openConnect: consentAtOnce(platform),
      }),
      cause: ({ press }) => press('Connect CRM A'),
      detail: { connectorId: 'crm-a', connectionId: anyText },
    },
    onSync: {
      props: sql,
      cause: async (gallery) => {
        await openConnection(gallery);
        await gallery.press('Sync now');
      },
      detail: { connectorId: 'sql-b', connectionId: anyText },
    },
    onDisconnect: {
      props: sql,
      platform: { disconnects: true },
      cause: async (gallery) => {
        await openConnection(gallery);
        await gallery.press('More actions');
        await gallery.press('Disconnect', 'menuitem');
        await gallery.confirm('Disconnect');
      },
      detail: { connectorId: 'sql-b', connectionId: anyText },
    },
  },
  controlled: {
    view: {
      ...empty,
      values: [isPageOf('crm-a', 'CRM A'), isPageOf('mail-b', 'Mail B')],
      change: ({ press }) => press('All connections'),
      event: 'onViewChange',
      wanted: { view: {} },
    },
  },
  slots: { renderConnector: { ...empty, ...textSlot('connectorId') } },
  methods: {},
};
