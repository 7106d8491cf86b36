import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { renderWidget } from '../../test/renderWidget.tsx';
import { createMockPlatform, type MockPlatform } from '../mock-platform/index.ts';
import { Chat } from './chat/index.ts';
import { fill as fillField } from './connectors/forms/testing/renderForm.tsx';
import { MessagingPairing } from './connectors/pairing/index.ts';
import { SqlConnectionForm } from './connectors/sql/index.ts';
import { FindingsReview } from './findings-review/index.ts';
import { PlatformForm } from './platform-form/index.ts';
import { TaskList } from './task-list/index.ts';

const fill = (name: string | RegExp, text: string): Promise<void> =>
  fillField(userEvent.setup(), name, text);

interface Case {
  widget: (platform: MockPlatform) => ReactNode;
  /** Prepares what the button sends. */
  prepare?: () => Promise<unknown>;
  button: string | RegExp;
  role?: 'checkbox';
  /** The path that is counted. @default any */
  path?: RegExp;
}

const cases: Record<string, Case> = {
  'a message': {
    widget: () => <Chat />,
    prepare: () => fill('Message', 'Hello'),
    button: 'Send',
  },
  'a form': {
    widget: ({ credentials }) => (
      <PlatformForm slug="new-supplier" tenantId={credentials.tenantId} />
    ),
    async prepare() {
      await fill(/^Company/, 'Saltmarsh');
      await fill(/^What they sell/, 'Cod');
      await userEvent.click(screen.getByRole('radio', { name: 'North' }));
      await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    },
    button: 'Submit',
  },
  'a connection': {
    widget: () => <SqlConnectionForm engine="sql-b" />,
    async prepare() {
      await fill(/^Connection name/, 'Orders');
      await fill(/^Host/, 'db.example');
      await fill(/^Username/, 'reader');
      await fill(/^Password/, 'pw');
    },
    button: 'Connect',
    path: /connect-session$/,
  },
  'a pairing': { widget: () => <MessagingPairing />, button: 'Show code' },
  'a decision': { widget: () => <FindingsReview undoSeconds={0} />, button: 'Approve' },
  'a task': {
    widget: () => <TaskList />,
    role: 'checkbox',
    button: 'Complete “Give notice for contract C-1987”',
  },
  'a new task': {
    widget: () => <TaskList />,
    prepare: () => fill('New task', 'Weigh the cod'),
    button: /^Add/,
  },
};

test.each(Object.entries(cases))(
  'a double click that a busy page handles late sends %s once',
  async (_, { widget, prepare, button, role = 'button', path = /./ }) => {
    const platform = createMockPlatform({ pace: 0 });
    const sent: string[] = [];
    const onRequest = ({ method, url }: Request): undefined => {
      if (method !== 'GET') sent.push(`${method} ${new URL(url).pathname}`);
    };
    const page = { platform, client: { onRequest }, width: 1000, height: 600 };
    renderWidget(widget(platform), page);
    await screen.findByRole(role, { name: button });
    await prepare?.();
    const clicks: number[] = [];
    const target = await screen.findByRole(role, { name: button });
    const onClick = ({ detail }: MouseEvent): unknown => clicks.push(detail);
    document.addEventListener('click', onClick, true);
    onTestFinished(() => document.removeEventListener('click', onClick, true));
    await doubleClick(target);
    await expect.poll(() => clicks).toEqual([1, 2]);
    const counted = () => sent.filter((one) => path.test(one));
    await expect.poll(counted).not.toEqual([]);
    expect(counted()).toHaveLength(1);
  },
);

/** Double-clicks as a mouse does, while the page is busy for 300 ms. */
async function doubleClick(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: 'center' });
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / window.innerWidth;
  const box = element.getBoundingClientRect();
  const x = frame.left + (box.left + box.width / 2) * scale;
  const y = frame.top + (box.top + box.height / 2) * scale;
  const send = (type: string, clickCount = 0): unknown =>
    Reflect.apply(Reflect.get(cdp(), 'send'), cdp(), [
      'Input.dispatchMouseEvent',
      { type, x, y, button: clickCount === 0 ? 'none' : 'left', clickCount },
    ]);
  await send('mouseMoved');
  const sent = [1, 2].flatMap((count) => [
    send('mousePressed', count),
    send('mouseReleased', count),
  ]);
  await Promise.resolve();
  const until = performance.now() + 300;
  while (performance.now() < until);
  await Promise.all(sent);
}
