import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { doubleText } from '../../../../test/conditions/doubleText.ts';
import type { MockPlatform } from '../../../mock-platform/index.ts';
import type { OpenConnect } from '../core/index.ts';
import { shownCode } from '../pairing/testing/renderPairing.tsx';
import { openConnector } from '../testing/openConnector.tsx';
import { Connectors } from './Connectors.tsx';

/**
 * Counts the screens that a user goes through. A new one begins where a title or a form goes; what
 * is only added below, such as the list of the files that were dropped, belongs to the same screen.
 */
function countScreens(): () => number {
  let count = 1;
  let shown: readonly Element[] = [];
  const look = (): void => {
    if (shown.some((element) => !element.isConnected)) count += 1;
    shown = [...document.querySelectorAll('h2, form')];
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    look();
    observer.disconnect();
    return count;
  };
}

/** The provider's page, on which the user allows the access at once. It isn't counted: it belongs to the provider. */
const allowAt =
  (platform: MockPlatform): OpenConnect =>
  ({ getSessionToken, onEvent }) => {
    void getSessionToken().then((token) => {
      platform.consent(token);
      onEvent({ type: 'finished' });
    });
    return { close: () => undefined };
  };

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const fill = async (fields: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) {
    const label = new RegExp(`^${name}`);
    const field = await screen.findByLabelText(label, { selector: 'input' });
    const fold = field.closest('details:not([open])')?.querySelector('summary');
    if (fold instanceof HTMLElement) await userEvent.click(fold);
    await userEvent.type(field, value);
  }
};

const isConnected = (name: string) => screen.findByText(`${name} is connected`);

interface Path {
  /** The connector's name in the list, and what the path connects. */
  name: string;
  /** From the connector's page until something is connected. */
  connect: (platform: MockPlatform) => Promise<unknown>;
  screens: number;
  because: string;
}

const consent = (name: string, settings: string): Path => ({
  name,
  connect: async () => {
    await press(`Connect ${name}`);
    await isConnected(name);
  },
  screens: 3,
  because: `the list, its page and the connection, which shows ${settings}`,
});

const paths: readonly Path[] = [
  {
    name: 'SQL database',
    connect: async () => {
      const where = { Host: 'orders.example', Database: 'orders' };
      await fill({ 'Connection name': 'Orders', ...where, Username: 'ann', Password: 'pear-7' });
      await press('Connect');
      await isConnected('SQL B');
    },
    screens: 3,
    because: 'the list, the form and the connection',
  },
  consent('Drive', 'its files'),
  consent('Spreadsheets', 'its spreadsheets'),
  consent('Mail A', 'how much of it is read'),
  consent('Document sites', 'its folders'),
  {
    name: 'Upload',
    connect: async () => {
      await screen.findByRole('region', { name: 'Upload documents' });
      const input = document.querySelector('input[type=file]');
      if (!(input instanceof HTMLInputElement)) throw new Error('There is nowhere to drop a file.');
      await userEvent.upload(input, new File(['text'], 'notes.txt', { type: 'text/plain' }));
      await press(/^Upload 1/);
      await screen.findByRole('heading', { name: 'Connected' });
    },
    screens: 3,
    because: 'the list, where to drop files, and the files, which are connected in their place',
  },
  {
    name: 'Document database',
    connect: async () => {
      const login = { Username: 'ann', Password: 'pear-7' };
      const string = { 'Connection string': 'docs://cluster.example' };
      await fill({ 'Connection name': 'Products', ...string, ...login });
      await press('Connect');
      await isConnected('Document database');
    },
    screens: 3,
    because: 'the list, the form and the connection',
  },
  {
    name: 'Your own API',
    connect: async () => {
      await fill({ 'Connection name': 'Scales', Token: 'pear-7' });
      await press('Connect');
      await screen.findByText('Your own API saved');
    },
    screens: 3,
    because: 'it is connected when it is saved, where the webhook is offered too',
  },
  {
    name: 'Messages',
    connect: async (platform) => {
      await press('Show code');
      platform.scanPairing(await shownCode());
      document.dispatchEvent(new Event('visibilitychange'));
      await press('Finish');
      await isConnected('Messages');
    },
    screens: 5,
    because:
      'the code is asked for once the phone is at hand, and the groups are known only after it was scanned',
  },
];

test.each(paths)(
  '$name is connected after $screens screens: $because',
  async ({ name, connect, screens }) => {
    const { platform, show } = openConnector({ platform: { seed: 'empty' } });
    show(<Connectors openConnect={allowAt(platform)} />);
    await screen.findByRole('heading', { name: 'No connections yet' });
    const endCount = countScreens();
    await press(new RegExp(`^${name}`));
    await connect(platform);
    expect(endCount()).toBe(screens);
  },
);

test('connecting takes more than three screens where a phone has to be scanned, and nowhere else', () => {
  expect(paths.filter(({ screens }) => screens > 3).map(({ name }) => name)).toEqual(['Messages']);
});

/** Counts what can be pressed or written in. */
const controlsOf = (within: Element) =>
  [...within.querySelectorAll('a, button, input, select, textarea, summary')].filter((control) =>
    control.checkVisibility(),
  ).length;

test('the form of a database has three controls until something is pasted, besides its way back', async () => {
  const { show } = openConnector({ platform: { seed: 'empty' } });
  show(<Connectors defaultView={{ connectorId: 'sql' }} />);
  await screen.findByRole('textbox', { name: 'Paste a connection string' });
  const [form] = document.getElementsByTagName('form');
  expect(form === undefined ? 0 : controlsOf(form)).toBe(4);
  await screen.findByRole('button', { name: 'Cancel' });
});

test('the page of a connection has at most six controls before its settings', async () => {
  const { show } = openConnector();
  show(<Connectors />);
  for (const [name, controls] of [
    ['Order database', 4],
    ['Contracts folder', 6],
  ] as const) {
    await press(new RegExp(`^${name}`));
    await screen.findByRole('heading', { name, level: 2 });
    const page = screen.getByRole('region', { name: 'Connections' });
    const settings = page.querySelector('[role="tabpanel"]');
    const ofSettings = settings === null ? 0 : controlsOf(settings);
    expect(controlsOf(page) - ofSettings).toBeLessThanOrEqual(controls);
    await press('All connections');
  }
});

test('titles stay on one line in 280 px with doubled text, and what is beside them goes below', async () => {
  doubleText();
  openConnector().show(
    <div style={{ inlineSize: 280, fontFamily: 'Inter' }}>
      <Connectors />
    </div>,
  );
  const title = await screen.findByRole('heading', { name: 'Connected' });
  await screen.findByRole('button', { name: 'Connect another' });
  const { height } = title.getBoundingClientRect();
  expect(height).toBeLessThan(parseFloat(getComputedStyle(title).fontSize) * 2);
});
